# Les mots du terminal lui-même ; ceux des jeux sont dans leurs propres dossiers.

player = Joueur { $letter }
choose = Votre choix (? pour l’aide) :
watch = Entrée pour continuer, q pour arrêter :
unknown = Je ne comprends pas « { $input } ». Tapez un numéro de la liste, ou ? pour l’aide.
watching = Vous regardez : vous n’avez rien à décider.
allowed = « { $action } » est permis : tapez-le pour le faire.
why-what = Ajoutez une action, par exemple : why { $example }
ruling = règle { $ruling }
log = Ce que vous avez vu jusqu’ici
result = Résultat
deal = Pour rejouer cette donne : { $command }
saved = La partie est gardée dans { $file } (ne regardez pas : tous les secrets y sont).
not-saved = La partie ne peut pas être gardée dans { $file } : { $problem }.
occupied = un autre fichier s’y trouve déjà, et ce n’est pas une partie gardée
resume = Pour continuer plus tard : spelkast play --load { $file }
undone = Repris : { $action }
bye = À la prochaine !
help =
    Un numéro de la liste, ou les mots d’une action (« { $example } »), la joue.
    ?          cette aide
    b          montrer la table à nouveau
    l          montrer le journal
    why …      pourquoi une action n’est-elle pas possible ? Par exemple : why { $example }
    u          reprendre votre dernier coup
    s [nom]    garder la partie
    q          arrêter ; la partie est gardée
