### Fort in the designers’ workshop.

## The file
fort-workshop-track = Fort track
fort-workshop-column = { $column ->
    [number] Number
    [name] Name
    [suits] Suits
    [public] Public action
    [private] Private action
    [copies] Copies
    [best_friend_of] Best Friend of
    [level] Level
    [points] Points
    [pizza] Pizza
    [toys] Toys
   *[either] Either
  }

## Icons by clicking
web-fort-shop-first = Add an icon
web-fort-shop-add = Another icon
web-fort-shop-link = { $link ->
    [then] then
   *[and] and
  }
web-fort-shop-change = { $what }: choose another icon
web-fort-shop-fewer = { $what }: one less
web-fort-shop-more = { $what }: one more
web-fort-shop-remove = { $what }: remove
web-fort-shop-extra = What it costs
web-fort-shop-cost = { $extra ->
    [less] for one less
    [more] for one more
   *[none] for its cost
  }
web-fort-shop-each = How often
web-fort-shop-once = once
web-fort-shop-counter = { $counter ->
    [in_pack] for each resource in your Pack
    [in_lookout] for each card in your Lookout
    [fort_level] for each level of your Fort
    [named] for each symbol of a suit you name
    [skateboard] for each skateboard
    [shovel] for each shovel
    [glue] for each glue
    [squirtgun] for each squirtgun
    [crown] for each crown
    [book] for each book
   *[other] for each { $counter }
  }
web-fort-shop-repeated = What is repeated
web-fort-shop-all = all of it
