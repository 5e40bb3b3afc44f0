### The words of Fort.


## Options
fort-option-setup = Starting cards
fort-option-followers_use_lookout = Followers may also add cards from their Lookout
fort-option-max_rounds = Maximum number of rounds
fort-option-first = The first player
fort-option-data = Your own kids and fort track (a file)

## Names
fort-seat = { SEAT($seat) }
fort-list = { $parts }
fort-suit = { $suit ->
    [skateboard] skateboard
    [shovel] shovel
    [glue] glue
    [squirtgun] squirtgun
    [crown] crown
    [book] book
   *[coin] coin
  }
fort-suit-count = { $suit ->
    [skateboard] { $count ->
        [one] 1 skateboard
       *[other] { $count } skateboards
      }
    [shovel] { $count ->
        [one] 1 shovel
       *[other] { $count } shovels
      }
    [glue] { $count } glue
    [squirtgun] { $count ->
        [one] 1 squirtgun
       *[other] { $count } squirtguns
      }
    [crown] { $count ->
        [one] 1 crown
       *[other] { $count } crowns
      }
    [book] { $count ->
        [one] 1 book
       *[other] { $count } books
      }
   *[coin] { $count ->
        [one] 1 coin
       *[other] { $count } coins
      }
  }
fort-suit-plural = { $suit ->
    [skateboard] skateboards
    [shovel] shovels
    [glue] glue
    [squirtgun] squirtguns
    [crown] crowns
    [book] books
   *[coin] coins only
  }
fort-kind = { $kind ->
    [pizza] pizza
   *[toys] toys
  }
fort-amount = { $kind ->
    [pizza] { $count } pizza
   *[toys] { $count ->
        [one] 1 toy
       *[other] { $count } toys
      }
  }
fort-no-resource = nothing
fort-either = { $count } of either kind
fort-cost = { $change ->
    [less] { $cost }, minus any one of these
    [more] { $cost }, and one more of either kind
   *[none] { $cost }
  }
fort-board = { $board ->
    [red] red board
    [yellow] yellow board
    [green] green board
   *[orange] orange board
  }
fort-kid = { $name } ({ $suits }). Public action: { $public }. Private action: { $private }.
fort-kid-friend = { $name } ({ $suits }), Best Friend of the { $board }. Public action: { $public }. Private action: { $private }.

## Perks
fort-perk = { $perk ->
    [birthday_party] Birthday Party
    [bribe] Bribe
    [copy_cat] Copy Cat
    [diy] DIY
    [do_over] Do-Over
    [recycling] Recycling
    [rough_housing] Rough Housing
    [sticky_fingers] Sticky Fingers
    [xxl_backpack] XXL Backpack
   *[none] No perk
  }
fort-perk-text = { $perk ->
    [birthday_party] When your Recruit phase ends, you may recruit one more card, from the Park or its deck, but never from a Yard.
    [bribe] Cards you tuck on your own turn may come from the Park, its deck or any Yard, as well as from your hand.
    [copy_cat] You may follow with two matching cards at once; the suits of both count.
    [diy] Once, instead of playing a card: advance your Fort for one extra resource. Nobody can follow that.
    [do_over] Once, after everybody has had the chance to follow your card: play a second card in full.
    [recycling] Once, at any time during your own turn: take a card from your discard pile into your hand.
    [rough_housing] Once, if you did not follow, after everybody else has decided: trash the card the leader played.
    [sticky_fingers] Whatever you pack on your own turn may come straight from the supply; choose each time.
    [xxl_backpack] Your Pack has room for two more resources.
   *[none] None.
  }

## Made-up rules
fort-rule = { $rule ->
    [big_plans] Big Plans
    [friendship_bracelet] Friendship Bracelet
    [piggy_bank] Piggy Bank
    [pizza_party] Pizza Party
    [loner] Loner
    [minimalism] Minimalism
    [popularity] Popularity
    [play_palace] Play Palace
    [secret_stash] Secret Stash
    [sleepover] Sleepover
   *[slime_lab] Slime Lab
  }
fort-rule-text = { $rule ->
    [big_plans] 1 point for every action on your cards that advances the Fort, even as only part of the action.
    [friendship_bracelet] 1 point for every different suit among your cards, coins aside; 1 more for all six.
    [piggy_bank] 1 point for every toy on your board.
    [pizza_party] 1 point for every pizza on your board.
    [loner] 5 points if you own no Best Friend.
    [minimalism] 8 points if your Fort is at exactly level 2.
    [popularity] 1 point for every card in your Lookout.
    [play_palace] 1 point for every crown on your cards; coins do not count.
    [secret_stash] 1 point for every resource in your Pack.
    [sleepover] 8 points for owning more cards than anybody else, or 4 if you share first place.
   *[slime_lab] 1 point for every book on your cards; coins do not count.
  }

## Actions of cards
fort-icon-blank = { $case ->
    [upper] Blank
   *[lower] blank
  }
fort-icon-pizza = { $case ->
    [upper] Gather
   *[lower] gather
  } { $count ->
    [one] a pizza
   *[other] { $count } pizza
  }
fort-icon-toy = { $case ->
    [upper] Gather
   *[lower] gather
  } { $count ->
    [one] a toy
   *[other] { $count } toys
  }
fort-icon-any = { $case ->
    [upper] Gather
   *[lower] gather
  } { $count ->
    [one] a pizza or a toy
   *[other] { $count } pizza or { $count } toys
  }
fort-icon-vp = { $case ->
    [upper] Score
   *[lower] score
  } { $count ->
    [one] a point
   *[other] { $count } points
  }
fort-icon-pack = { $case ->
    [upper] Pack
   *[lower] pack
  } { $count ->
    [one] a resource
   *[other] { $count } resources
  }
fort-icon-lookout = { $case ->
    [upper] Tuck
   *[lower] tuck
  } { $count ->
    [one] a card
   *[other] { $count } cards
  } into your Lookout
fort-icon-trash = { $case ->
    [upper] Trash
   *[lower] trash
  } { $count ->
    [one] a card
   *[other] { $count } cards
  }
fort-icon-trash-this = { $case ->
    [upper] Trash
   *[lower] trash
  } this card
fort-icon-trash-rival = { $case ->
    [upper] Trash
   *[lower] trash
  } { $count ->
    [one] a card in a rival’s Yard
   *[other] { $count } cards in rivals’ Yards
  }
fort-icon-recruit = { $case ->
    [upper] Recruit
   *[lower] recruit
  } { $count ->
    [one] a card
   *[other] { $count } cards
  }
fort-icon-fort = { $case ->
    [upper] Advance
   *[lower] advance
  } your Fort{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
  }{ $extra ->
    [less] {" "}for one resource less
    [more] {" "}for one resource more
   *[none] {""}
  }
fort-icon-spend-pizza = { $case ->
    [upper] Spend
   *[lower] spend
  } { $count ->
    [one] a pizza
   *[other] { $count } pizza
  }
fort-icon-spend-toy = { $case ->
    [upper] Spend
   *[lower] spend
  } { $count ->
    [one] a toy
   *[other] { $count } toys
  }
fort-icon-copy-pack = { $case ->
    [upper] Copy
   *[lower] copy
  } your Pack{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
  }
fort-icon-copy-rival-pack = { $case ->
    [upper] Copy
   *[lower] copy
  } a rival’s Pack{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
  }
fort-icon-convert = { $case ->
    [upper] Convert
   *[lower] convert
  } { $count ->
    [one] a resource
   *[other] { $count } resources
  }
fort-counter = { $counter ->
    [skateboard] skateboard
    [shovel] shovel
    [glue] glue
    [squirtgun] squirtgun
    [crown] crown
    [book] book
    [pack] resource in your Pack
    [lookout] card in your Lookout
    [level] level of your Fort
   *[named] symbol of one suit you name
  }
fort-each = { $what } for each { $counter }{ $kinds ->
    [one] , all of one kind
   *[printed] {""}
  }
fort-each-group = { $what }; do this for each { $counter }{ $kinds ->
    [one] , gathering one kind only
   *[printed] {""}
  }
fort-each-inside = { $what } (once for each { $counter }{ $kinds ->
    [one] , gathering one kind only
   *[printed] {""}
  })
fort-repeat = { $what } ({ $count } times)
fort-then = { $first }, then { $second }
fort-both = { $parts }
fort-also = { $first }; in addition, { $second }

## What a choice does
fort-do-unasked = Action { $action }
fort-do-skip = Skip playing
fort-do-finish = Finish with { $kid }
fort-do-stop = Stop here
fort-do-not-follow = Do not follow
fort-do-no-rough = Leave { $kid } alone
fort-do-no-second = Do not play a second card
fort-do-no-guest = Recruit nobody else
fort-do-start = Start: { $effect }
fort-do-start-short = Start, as far as possible: { $effect }
fort-do-follow-now = Follow with this card only: { $effect }
fort-do-use = { $side ->
    [public] Use the public action: { $effect }
   *[private] Use the private action: { $effect }
  }
fort-do-diy = Use up DIY to advance your Fort for one extra resource
fort-do-over = Use up Do-Over to play a second card
fort-do-rough = Use up Rough Housing to trash { $kid }
fort-do-recycle = Use up Recycling to take { $kid } back into your hand
fort-do-kind = Gather { $kind }
fort-do-pack = { $place ->
    [supply] { $kind ->
        [pizza] Pack a pizza from the supply
       *[toys] Pack a toy from the supply
      }
   *[stuff] { $kind ->
        [pizza] Pack a pizza from your Stuff
       *[toys] Pack a toy from your Stuff
      }
  }
fort-do-spend = { $place ->
    [pack] { $kind ->
        [pizza] Spend a pizza from your Pack
       *[toys] Spend a toy from your Pack
      }
   *[stuff] { $kind ->
        [pizza] Spend a pizza from your Stuff
       *[toys] Spend a toy from your Stuff
      }
  }
fort-do-convert = { $place ->
    [pack] { $kind ->
        [pizza] Turn a pizza in your Pack into a toy
       *[toys] Turn a toy in your Pack into a pizza
      }
   *[stuff] { $kind ->
        [pizza] Turn a pizza in your Stuff into a toy
       *[toys] Turn a toy in your Stuff into a pizza
      }
  }
fort-do-declare = Declare { $suit }
fort-do-name = Count { $suits }
fort-do-copy = Copy { $seat }’s Pack ({ $stock })
fort-do-pay = Pay { $stock }
fort-do-packed = { $pack ->
    [0] Pay { $whole } from your Stuff
   *[other] { $stuff ->
        [0] Pay { $whole } from your Pack
       *[other] Pay { $whole }: { $stuff } from your Stuff and { $pack } from your Pack
      }
  }
fort-do-rule = Keep { $rule }: { $text }
fort-do-perk = Take { $perk }: { $text }
fort-do-play = Play { $kid }
fort-do-keep = Keep { $kid }
fort-do-add = { $place ->
    [lookout] Add { $kid } from your Lookout ({ $suits })
   *[hand] Add { $kid } ({ $suits })
  }
fort-do-follow = Discard { $kid } to follow: { $effect }
fort-do-follow-also = Discard { $kid } too: { $effect }
fort-do-trash = { $place ->
    [discard] Trash { $kid } from your discard pile
   *[hand] Trash { $kid } from your hand
  }
fort-do-trash-rival = Trash { $kid } in { $owner }’s Yard
fort-do-tuck = { $source ->
    [park] Tuck { $kid } from the Park into your Lookout
    [own] Tuck { $kid } from your own Yard into your Lookout
    [yard] Tuck { $kid } from { $owner }’s Yard into your Lookout
   *[hand] Tuck { $kid } into your Lookout
  }
fort-do-tuck-unseen = Tuck the unseen top card of the Park deck into your Lookout
fort-do-recruit = { $source ->
    [own] Recruit { $kid } from your own Yard
    [yard] Recruit { $kid } from { $owner }’s Yard
   *[park] Recruit { $kid } from the Park
  }
fort-do-recruit-unseen = Recruit the unseen top card of the Park deck

## What chance does
fort-chance-first = { $seat } starts
fort-chance-board = { $seat } gets the { $board }
fort-chance-rule = { $rule } joins the stack of made-up rules
fort-chance-perk = { $perk } joins the row of perks
fort-chance-park = { $kid } comes into the Park
fort-chance-deal = { $kid } is dealt
fort-chance-draw = { $seat } draws { $kid }
fort-chance-recruit = { $seat } recruits { $kid }, sight unseen
fort-chance-tuck = { $seat } tucks { $kid }, sight unseen

## Questions
fort-ask-chance = Chance decides.
fort-ask-over = The game is over.
fort-ask-following = You follow { $kid }. { $question }
fort-ask-draft = Which card do you keep? The others pass to the left.
fort-ask-play = { $second ->
    [yes] Which second card do you play?
   *[no] Which card do you play, if any?
  }
fort-ask-suit = Which suit does { $kid } count as? Followers must match it.
fort-ask-action = { $used ->
    [yes] Do you use the other action of { $kid } too?
   *[no] Which action of { $kid } do you use first?
  }
fort-ask-name = Which suit do you count for { $kid }?
fort-ask-kind = Pizza or toys?
fort-ask-add = { $start ->
    [yes] Add { $suit } to { $kid } ({ $sum } so far), or start?
   *[no] Which card adds { $suit } to { $kid } ({ $sum } so far)?
  }
fort-ask-step = { $question }{ $total ->
    [1] {""}
   *[other] {" "}({ $number } of { $total })
  }{ $stop ->
    [yes] {" "}You may also stop here.
   *[no] {""}
  }
fort-ask-pack = Which resource do you pack?
fort-ask-tuck = Which card do you tuck into your Lookout?
fort-ask-trash = Which of your cards do you trash?
fort-ask-trash-rival = Which card in a rival’s Yard do you trash?
fort-ask-recruit-now = Whom do you recruit?
fort-ask-spend-pizza = Do you spend a pizza from your Stuff or from your Pack?
fort-ask-spend-toy = Do you spend a toy from your Stuff or from your Pack?
fort-ask-copy = Whose Pack do you copy?
fort-ask-convert = Which resource do you convert?
fort-ask-pay = How do you pay for Fort Level { $level } ({ $cost })?
fort-ask-packed = Where do you take { $whole } from?
fort-ask-rule = Which made-up rule do you keep? Nobody else will see it before the end.
fort-ask-perk = Which perk do you take?
fort-ask-follow = { $seat } played { $kid } ({ $suit }): { $effect }. Do you follow?
fort-ask-follow-more = You follow { $kid } ({ $suit }): { $effect }. Do you discard a second card?
fort-ask-rough = Do you use Rough Housing to trash { $kid }, { $seat }’s card?
fort-ask-do-over = Do you use Do-Over to play a second card?
fort-ask-recruit = Whom do you recruit?
fort-ask-birthday = Birthday Party: do you recruit one more?

## Refusals
fort-no-chance = Only chance does that.
fort-no-now = That answers another question. Now: { $question }
fort-no-such-card = There is no such card in this game.
fort-no-seat = There is no player { $seat } in this game.
fort-no-perk = You would need the perk { $perk } for that.
fort-no-own-turn = { $perk } works only on your own turn.
fort-no-in-hand = { $kid } is not in your hand.
fort-no-apart = { $kid } has already been used and is set aside until the end of the turn.
fort-no-in-lookout = { $kid } is not in your Lookout.
fort-no-in-discard = { $kid } is not in your discard pile.
fort-no-in-park = { $kid } is not in the Park.
fort-no-in-yard = { $whose ->
    [you] { $kid } is not in your Yard.
   *[other] { $kid } is not in { $seat }’s Yard.
  }
fort-no-passed = { $kid } is not among the cards in front of you.
fort-no-deck = The Park deck is empty.
fort-no-dead-end = After that, neither action of the card could be used fully.
fort-no-skip-second = You have used up Do-Over: now you must play a second card.
fort-no-diy-second = DIY replaces your first card, not your second.
fort-no-blank = Both actions of { $kid } are blank: this card cannot be played, but it can be added, or discarded to follow.
fort-no-play-one = { $kid } cannot be played: its only action cannot be used fully. { $why }
fort-no-play = { $kid } cannot be played: neither action can be used fully. Public action: { $public } Private action: { $private }
fort-no-declare-coin = Declare one of the six other suits for a coin.
fort-no-finish = You are not done with { $kid }: you have not used either action fully yet.
fort-no-again = { $side ->
    [public] You have already used the public action.
   *[private] You have already used the private action.
  }
fort-no-use-blank = { $side ->
    [public] The public action is blank.
   *[private] The private action is blank.
  }
fort-no-use = { $side ->
    [public] The public action would have no effect. { $why }
   *[private] The private action would have no effect. { $why }
  }
fort-no-short = You could not use this action fully, nor the other one instead. { $why }
fort-no-start = No { $suit } counts yet: add a card first.
fort-no-add-follower = Followers cannot add cards from their hand.
fort-no-add-suit = { $kid } does not count as { $suit }.
fort-no-add-use = Adding { $kid } would change nothing. { $why }
fort-no-already-added = { $kid } in your Lookout already counts.
fort-no-stop-following = Followers must use the whole action.
fort-no-stop-before = The action has had no effect yet.
fort-no-stop-between = You cannot stop here: you must complete what you have just begun.
fort-no-stop-short = You cannot stop here: the other action of { $kid } cannot be used fully instead.
fort-no-pay-more = The cost is only { $count }.
fort-no-have = You have only { $have }.
fort-no-have-place = { $place ->
    [pack] Your Pack holds only { $have }.
   *[stuff] Your Stuff holds only { $have }.
  }
fort-no-pay-mix = That is not the cost: { $cost }.
fort-no-rule = { $rule } is not in the stack.
fort-no-perk-there = { $perk } is not in the row.
fort-no-follow-lookout = Cards in the Lookout stay there; follow with a card from your hand.
fort-no-follow-suit = { $kid } shows no { $suit }.
fort-no-follow-fully = Followers must use the whole action. { $why }
fort-no-skip-recruit = You must recruit somebody.
fort-no-guest-yard = Birthday Party does not reach { $seat }’s Yard: take a card from the Park or its deck.
fort-no-own-yard = That is your own Yard; choose a rival’s.
fort-no-own-pack = That is your own Pack; choose a rival’s.
fort-no-rival-pack = { $seat }’s Pack is empty.
fort-no-copy = { $can ->
    [none] Nothing from { $seat }’s Pack would fit into your Stuff.
   *[part] Not all of { $seat }’s Pack would fit into your Stuff.
  }
fort-no-resource-there = { $place ->
    [pack] { $kind ->
        [pizza] There is no pizza in your Pack.
       *[toys] There are no toys in your Pack.
      }
    [supply] { $kind ->
        [pizza] There is no pizza left in the supply.
       *[toys] There are no toys left in the supply.
      }
   *[stuff] { $kind ->
        [pizza] There is no pizza in your Stuff.
       *[toys] There are no toys in your Stuff.
      }
  }

## What stands in the way
fort-why-blank = It is blank.
fort-why-not-fully = Not all of its parts can be done.
fort-why-no-suit = You have no { $suit } to count.
fort-why-zero = { $counter ->
    [pack] Your Pack is empty.
    [lookout] Your Lookout is empty.
   *[level] Your Fort is still at level 0.
  }
fort-why-room = { $can ->
    [0] { $kind ->
        [pizza] There is no room for pizza in your Stuff.
       *[toys] There is no room for toys in your Stuff.
      }
   *[other] Your Stuff has room for { $space }, not for { $need }.
  }
fort-why-room-any = { $can ->
    [0] There is no room for anything in your Stuff.
   *[other] You can take { $pizza } or { $toys }, but need { $need } of one kind.
  }
fort-why-supply = { $can ->
    [0] { $kind ->
        [pizza] There is no pizza left in the supply.
       *[toys] There are no toys left in the supply.
      }
   *[other] The supply has { $left } left, but you need { $need }.
  }
fort-why-pack-room = { $can ->
    [0] Your Pack is full.
   *[other] Your Pack has room for { $can } more, not for { $need }.
  }
fort-why-nothing-to-pack = { $can ->
    [0] Your Stuff is empty: there is nothing to pack.
   *[other] You have { $can } to pack, but need { $need }.
  }
fort-why-lookout-room = { $can ->
    [0] Your Lookout is full.
   *[other] Your Lookout has room for { $can } more, not for { $need }.
  }
fort-why-lookout-cards = { $can ->
    [0] You have no card left to tuck.
   *[other] You can tuck { $can } of your cards, but need { $need }.
  }
fort-why-trash = { $can ->
    [0] You have no card to trash, neither in your hand nor in your discard pile.
   *[other] You can trash { $can } of your cards, but need { $need }.
  }
fort-why-yards = { $can ->
    [0] Your rivals’ Yards are empty.
   *[other] Your rivals’ Yards hold { $can }, but you need { $need }.
  }
fort-why-recruit = { $can ->
    [0] There is nobody to recruit.
   *[other] There are { $can } to recruit, but you need { $need }.
  }
fort-why-top = Your Fort has reached the top.
fort-why-cost = Fort Level { $level } costs { $cost }; you have { $have }.
fort-why-spend = { $can ->
    [0] { $kind ->
        [pizza] You have no pizza to spend.
       *[toys] You have no toy to spend.
      }
   *[other] You have { $have } to spend, but need { $need }.
  }
fort-why-copy-room = There is not enough room in your Stuff for a copy of your Pack.
fort-why-rival-packs = Your rivals’ Packs are empty.
fort-why-copy-rival-room = There is not enough room in your Stuff for a copy of any rival’s Pack.
fort-why-convert = You have nothing to convert.

## Events
fort-event-first = { $who ->
    [you] You start.
   *[other] { $seat } starts.
  }
fort-event-board = { $who ->
    [you] You get the { $board }.
   *[other] { $seat } gets the { $board }.
  }
fort-event-dealt = { $who ->
    [you] You are dealt { $kid }.
   *[other] { $seat } is dealt { $kid }.
  }
fort-event-dealt-hidden = { $who ->
    [you] You are dealt a card.
   *[other] { $seat } is dealt a card.
  }
fort-event-kept = { $who ->
    [you] You keep { $kid }.
   *[other] { $seat } keeps { $kid }.
  }
fort-event-kept-hidden = { $who ->
    [you] You keep a card.
   *[other] { $seat } keeps a card.
  }
fort-event-passed = The other cards pass to the left.
fort-event-refill = { $kid } comes to the Park.
fort-event-round = Round { $round } begins.
fort-event-turn = { $who ->
    [you] Your turn begins.
   *[other] { $seat }’s turn begins.
  }
fort-event-cleanup = { $who ->
    [you] { $count ->
        [one] 1 card from your Yard stays your friend.
       *[other] { $count } cards from your Yard stay your friends.
      }
   *[other] { $count ->
        [one] 1 card from { $seat }’s Yard stays a friend.
       *[other] { $count } cards from { $seat }’s Yard stay friends.
      }
  }
fort-event-skip = { $who ->
    [you] You play no card.
   *[other] { $seat } plays no card.
  }
fort-event-play = { $who ->
    [you] You play { $kid }.
   *[other] { $seat } plays { $kid }.
  }
fort-event-declare = { $who ->
    [you] You declare { $suit }.
   *[other] { $seat } declares { $suit }.
  }
fort-event-use = { $side ->
    [public] { $who ->
        [you] You use the public action of { $kid }.
       *[other] { $seat } uses the public action of { $kid }.
      }
   *[private] { $who ->
        [you] You use the private action of { $kid }.
       *[other] { $seat } uses the private action of { $kid }.
      }
  }
fort-event-name = { $who ->
    [you] You count { $suits }.
   *[other] { $seat } counts { $suits }.
  }
fort-event-kind = { $who ->
    [you] You choose { $kind }.
   *[other] { $seat } chooses { $kind }.
  }
fort-event-add = { $place ->
    [lookout] { $who ->
        [you] You add { $kid } from your Lookout.
       *[other] { $seat } adds { $kid } from their Lookout.
      }
   *[hand] { $who ->
        [you] You add { $kid }.
       *[other] { $seat } adds { $kid }.
      }
  }
fort-event-gather = { $who ->
    [you] You gather { $amount }.
   *[other] { $seat } gathers { $amount }.
  }
fort-event-points = { $who ->
    [you] You score { $count ->
        [one] 1 point
       *[other] { $count } points
      }.
   *[other] { $seat } scores { $count ->
        [one] 1 point
       *[other] { $count } points
      }.
  }
fort-event-pack = { $who ->
    [you] You pack { $kind ->
        [pizza] a pizza
       *[toys] a toy
      }{ $place ->
        [supply] {" "}from the supply
       *[stuff] {""}
      }.
   *[other] { $seat } packs { $kind ->
        [pizza] a pizza
       *[toys] a toy
      }{ $place ->
        [supply] {" "}from the supply
       *[stuff] {""}
      }.
  }
fort-event-tuck = { $who ->
    [you] You tuck { $kid } into your Lookout{ $source ->
        [park] {" "}from the Park
        [deck] {" "}from the Park deck
        [own] {" "}from your Yard
        [yard] {" "}from { $owner }’s Yard
       *[hand] {""}
      }.
   *[other] { $seat } tucks { $kid } into their Lookout{ $source ->
        [park] {" "}from the Park
        [deck] {" "}from the Park deck
        [own] {" "}from your Yard
        [yard] {" "}from { $owner }’s Yard
       *[hand] {""}
      }.
  }
fort-event-trash = { $who ->
    [you] You trash { $kid }{ $place ->
        [discard] {" "}from your discard pile
       *[hand] {" "}from your hand
      }.
   *[other] { $seat } trashes { $kid }{ $place ->
        [discard] {" "}from their discard pile
       *[hand] {" "}from their hand
      }.
  }
fort-event-trash-yard = { $who ->
    [you] You trash { $kid } from { $owner }’s Yard.
   *[other] { $whose ->
        [you] { $seat } trashes { $kid } from your Yard.
       *[other] { $seat } trashes { $kid } from { $owner }’s Yard.
      }
  }
fort-event-trash-played = { $who ->
    [you] Your card { $kid } goes back to the box.
   *[other] { $seat }’s card { $kid } goes back to the box.
  }
fort-event-recruit = { $who ->
    [you] You recruit { $kid } { $source ->
        [deck] from the Park deck
        [own] from your Yard
        [yard] from { $owner }’s Yard
       *[park] from the Park
      }.
   *[other] { $seat } recruits { $kid } { $source ->
        [deck] from the Park deck
        [own] from your Yard
        [yard] from { $owner }’s Yard
       *[park] from the Park
      }.
  }
fort-event-pay = { $who ->
    [you] You pay { $amount }
   *[other] { $seat } pays { $amount }
  }{ $pack ->
    [0] {""}
   *[other] , { $pack } of it from the Pack
  }.
fort-event-level = { $who ->
    [you] Your Fort reaches level { $level }.
   *[other] { $seat }’s Fort reaches level { $level }.
  }
fort-event-rule = { $who ->
    [you] You keep the made-up rule { $rule }.
   *[other] { $seat } keeps the made-up rule { $rule }.
  }
fort-event-rule-hidden = { $who ->
    [you] You keep a made-up rule.
   *[other] { $seat } keeps a made-up rule, face down.
  }
fort-event-perk = { $who ->
    [you] You take the perk { $perk }.
   *[other] { $seat } takes the perk { $perk }.
  }
fort-event-sculpture = { $who ->
    [you] You win the macaroni sculpture.
   *[other] { $seat } wins the macaroni sculpture.
  }
fort-event-spend = { $who ->
    [you] You spend { $kind ->
        [pizza] a pizza
       *[toys] a toy
      }{ $place ->
        [pack] {" "}from your Pack
       *[stuff] {" "}from your Stuff
      }.
   *[other] { $seat } spends { $kind ->
        [pizza] a pizza
       *[toys] a toy
      }{ $place ->
        [pack] {" "}from their Pack
       *[stuff] {" "}from their Stuff
      }.
  }
fort-event-copy = { $who ->
    [you] { $whose ->
        [you] You copy your Pack.
       *[other] You copy { $owner }’s Pack.
      }
   *[other] { $whose ->
        [you] { $seat } copies your Pack.
       *[other] { $seat } copies { $owner }’s Pack.
      }
  }
fort-event-convert = { $who ->
    [you] You turn
   *[other] { $seat } turns
  } { $kind ->
    [pizza] a pizza into a toy
   *[toys] a toy into a pizza
  }{ $place ->
    [pack] , in the Pack
   *[stuff] , in Stuff
  }.
fort-event-stop = { $who ->
    [you] You skip the rest of the action.
   *[other] { $seat } skips the rest of the action.
  }
fort-event-follow = { $who ->
    [you] You discard { $kid } to follow.
   *[other] { $seat } discards { $kid } to follow.
  }
fort-event-decline = { $who ->
    [you] You do not follow.
   *[other] { $seat } does not follow.
  }
fort-event-use-perk = { $who ->
    [you] You use up the perk { $perk }.
   *[other] { $seat } uses up the perk { $perk }.
  }
fort-event-take-back = { $who ->
    [you] You take { $kid } back into your hand.
   *[other] { $seat } takes { $kid } back into their hand.
  }
fort-event-yard = { $who ->
    [you] { $kid } waits in your Yard.
   *[other] { $kid } waits in { $seat }’s Yard.
  }
fort-event-shuffle = { $who ->
    [you] You shuffle your discard pile into a new deck ({ $count ->
        [one] 1 card
       *[other] { $count } cards
      }).
   *[other] { $seat } shuffles their discard pile into a new deck ({ $count ->
        [one] 1 card
       *[other] { $count } cards
      }).
  }
fort-event-draw = { $who ->
    [you] You draw { $kid }.
   *[other] { $seat } draws { $kid }.
  }
fort-event-draw-hidden = { $who ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
  }
fort-event-end = { $trigger ->
    [points] Somebody has 25 points on the Victory Track: this round is the last.
    [fort] A Fort is finished: this round is the last.
    [park] The Park deck is empty: this round is the last.
   *[rounds] The limit of rounds is reached: this round is the last.
  }
fort-event-over = The game is over; the points are counted.

## Score
fort-score-track = Victory Track
fort-score-level = Fort Level { $level }
fort-score-rule = Made-up rule { $rule }
fort-score-sculpture = Macaroni sculpture

## The file of kids and fort track
icons-extra = Column { $column } of “{ $text }”: the action is complete, so “{ $word }” is too much.
icons-mixed = Column { $column } of “{ $text }”: “{ $word }” would mix > and &; put one of them in brackets.
icons-counter = Column { $column } of “{ $text }”: “{ $word }” cannot be counted. Choose from: { $known }.
icons-bracket = Column { $column } of “{ $text }”: a closing bracket is missing before “{ $word }”.
icons-many = Column { $column }: a box has at most { $most } icons (“3 vp” counts as three), with at most as many nested brackets.
icons-open = Column { $column } of “{ $text }”: a closing bracket is missing at the end.
icons-end = Column { $column } of “{ $text }”: something is missing at the end. It could be: { $known }.
icons-unknown = Column { $column } of “{ $text }”: there is no icon “{ $word }”. Icons: { $known }.
icons-two-counters = An action counts one thing only; “x { $counter }” is one too many.
data-friends = Line { $line }, column { $at }: each board has two Best Friends, and the { $board } one has { $count }.
data-few-kids = Line { $line }, column { $at }: the Park needs at least { $fewest } cards, copies included, and the kids below have { $count }.
data-levels = Line { $line }, column { $at }: the fort track goes from level 0 to level 5, and { $count ->
    [one] there is 1 level
   *[other] there are { $count } levels
  }.
data-level-order = Line { $line }, column { $at }: level { $level } is not the next one; they start at 0 and go up by one.
data-columns = Line { $line }, column { $at }: the columns must be { $columns }, with commas between them.
data-cells = Line { $line }, column { $at }: there are { $count } cells for { $due } columns: { $columns }.
data-quotes = Line { $line }, column { $at }: a quotation mark is missing or misplaced; a cell has two or none.
data-no-name = Line { $line }, column { $at }: the kid has no name.
data-long-name = Line { $line }, column { $at }: a name has { $most } characters at most, and this one has { $count }.
data-name-twice = Line { $line }, column { $at }: there is already another { $name }.
data-number-twice = Line { $line }, column { $at }: { $name } already has number { $number }, and a kid keeps its number for good; { $free } is free.
data-many-kids = Line { $line }, column { $at }: there can be at most { $most } different kids.
data-suits = Line { $line }, column { $at }: “{ $suits }” is not one or two suits. Suits: { $known }.
data-board = Line { $line }, column { $at }: there is no board “{ $board }”. Boards: { $known }.
data-friend-copies = Line { $line }, column { $at }: there is exactly one { $name }, a Best Friend.
data-icons = Line { $line }, column { $at } ({ $column }): { $why }
data-number = Line { $line }, column { $at } ({ $column }): “{ $text }” is not a number from { $low } to { $high }.

## Positions
position-copies = { $place }: { $name } occurs { $count ->
    [one] once
   *[other] { $count } times
  }, and there { $most ->
    [one] is only 1
   *[other] are only { $most }
  }.
position-capacity = { $place }: { $count } is too many; there is room for { $most }.
position-missing = { $name }: { $count ->
    [one] 1 is missing
   *[other] { $count } are missing
  }.
position-choice = { $place }: this does not go with “{ $why }”.

## In the terminal
fort-chapter-kids = Kids
fort-chapter-perks = Perks
fort-chapter-rules = Made-up rules
fort-chapter-places = Places
fort-column-suits = Suits
fort-column-public = Public action
fort-column-private = Private action
fort-column-friend = Best Friend of
fort-place = { $place ->
    [stuff] Stuff
    [pack] Pack
    [lookout] Lookout
    [yard] Yard
    [park] Park
    [hand] hand
    [deck] deck
    [discard] discard pile
    [track] Fort track
   *[sculpture] macaroni sculpture
  }
fort-place-text = { $place ->
    [stuff] Your open store: up to four pizza and four toys. What you gather goes here.
    [pack] Holds one resource more than your Fort Level. You can spend from it too, and some cards count or copy it.
    [lookout] Holds one card more than your Fort Level. You can add its suits to the cards you play; the cards themselves stay.
    [yard] Cards from your hand that you neither played nor added wait here face up until your next turn: anybody may recruit them. Best Friends never go here.
    [park] Three kids face up that anybody may recruit, and a deck. When the deck is empty, the game ends after the round.
    [hand] Up to five cards that only you see, drawn at the end of your turn.
    [deck] Your face-down cards. When it runs out, your discard pile is shuffled into a new one.
    [discard] The cards you have used, face up. They come back when your deck runs out.
    [track] Five levels, each with its cost and its points. Level 1 gives a made-up rule, level 2 a perk, level 5 ends the game.
   *[sculpture] Four points for whoever reaches Fort Level 5 first.
  }
fort-table-header = Round { $round } · { $phase ->
    [setup] setting up
    [draft] draft
    [play] playing a card
    [follow] following
    [recruit] recruiting
    [draw] drawing
   *[over] the end
  }
fort-table-turn = leader: { $name }
fort-table-last-round = last round ({ $ended ->
    [points] 25 points
    [fort] level 5
    [park] the Park deck is empty
   *[rounds] the limit of rounds
  })
fort-table-points = Points
fort-table-level = Fort
fort-table-stuff = Stuff
fort-table-pack = Pack
fort-table-lookout = Lookout
fort-table-yard = Yard
fort-table-piles = hand { $hand }, deck { $deck }, discard { $discard }
fort-table-cost = Cost
fort-table-perk = Perk
fort-table-rule = rule
fort-table-sculpture = sculpture
fort-table-park = Park
fort-table-park-deck = { $count ->
    [0] deck empty
   *[other] deck { $count }
  }
fort-table-perks = Perks
fort-table-supply = Supply
fort-table-rules = Made-up rules: { $count }
fort-table-rule-choice = Made-up rules to choose from
fort-table-hand = Your hand
fort-table-kept = Kept so far
fort-table-discard = Discard
fort-table-deck = Deck { $count }
fort-table-own-rule = Rule
fort-table-total = worth { $points } now
fort-table-stock = { $pizza } pizza, { $toys } { $toys ->
    [one] toy
   *[other] toys
  }
fort-table-room = (room for { $size })
fort-table-level-points = { $points } { $points ->
    [one] pt
   *[other] pts
  }
fort-table-level-cost = { $pizza }P { $toys }T{ $either ->
    [0] {""}
   *[other] {" "}{ $either }E
  }
fort-table-track-key = P pizza, T toys, E either
fort-table-nothing = –
fort-table-label = { $label }:
fort-table-in-play = In play
fort-table-card-played = { $name } as { $suit }
fort-table-card-diy = DIY
fort-table-card-added = with { $cards }
fort-table-use = { $side ->
    [public] public
   *[private] private
  } { $use ->
    [unused] not used
    [partly] used in part
   *[fully] used fully
  }
fort-table-spent = Used this turn

## In reports
fort-by = { $kind ->
    [card] card owned at the end
    [perk] perk taken
    [rule] made-up rule
   *[level] Fort Level at the end
  }
fort-source = { $source ->
    [track] Victory Track
    [level] Fort Level
    [rule] Made-up rule
   *[sculpture] Macaroni sculpture
  }
fort-end = { $end ->
    [points] 25 points on the Victory Track
    [fort] Fort Level 5
    [park] the Park deck is empty
    [rounds] the limit of rounds
   *[other] { $end }
  }

## Standing orders
fort-order-not = { $until ->
    [turn] Do not follow this turn
   *[mine] Do not follow until my next turn
  }
fort-order-with = { $until ->
    [turn] Follow with { $kid } only, this turn
   *[mine] Follow with { $kid } only, until my next turn
  }
fort-order-suit = { $until ->
    [turn] Ask me only about { $suit }, this turn
   *[mine] Ask me only about { $suit }, until my next turn
  }
