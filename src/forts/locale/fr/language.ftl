### La langue elle-même.

language-name = Français
# le sens de lecture d’une page : ltr ou rtl
language-direction = ltr
