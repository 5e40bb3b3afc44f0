### The language itself.

language-name = English
# how a page of it is read: ltr or rtl
language-direction = ltr
