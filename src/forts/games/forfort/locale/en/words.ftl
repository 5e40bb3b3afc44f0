### Words of ForFort.


## Options
forfort-option-teams = Teams of two, players 1 and 3 against 2 and 4
forfort-option-armies = Armies per player; the rest of the eight cards are camps
forfort-option-arrow_offset = Slots between the two arrows on the back of a card, clockwise
forfort-option-first = The first player
forfort-option-walls = Your own walls (a file)
forfort-teams-of-four = Teams are for four players, not for { $players }.

## The file of walls
forfort-walls-columns = Wall file, line { $line }, column { $at }: the columns must be { $columns }, with commas between them.
forfort-walls-cells = Wall file, line { $line }, column { $at }: there must be a value for each of { $columns }.
forfort-walls-quotes = Wall file, line { $line }, column { $at }: a quotation mark is missing or misplaced; a cell has two or none.
forfort-walls-number = Wall file, line { $line }, column { $at }: “{ $value }” is not a number from 0 to { $most }.
forfort-walls-number-twice = Wall file, line { $line }, column { $at }: another wall already has number { $number }.
forfort-walls-twice = Wall file, line { $line }, column { $at }: the same wall is already there, with number { $number }.
forfort-walls-order = Wall file, line { $line }, column { $at }: number { $number } is out of order; corner walls must have lower numbers than straight ones.
forfort-walls-shape = Wall file, line { $line }, column { $at }: the shape is corner or straight, not “{ $value }”.
forfort-walls-symbols = Wall file, line { $line }, column { $at }: “{ $value }” is not one or two different letters of M B T S G.
forfort-walls-sign = Wall file, line { $line }, column { $at }: the sign is drawbridge, protected or empty, not “{ $value }”.
forfort-walls-copies = Wall file, line { $line }, column { $at }: “{ $value }” is not a number of copies from 1 to 22.
forfort-walls-count = Wall file, up to line { $line }: a player needs { $needed } { $sign ->
    [simple] simple walls
    [drawbridge] walls with a drawbridge
   *[protected] protected walls
  }, not { $count }.
forfort-walls-shapes = Wall file, up to line { $line }: with { $corners } corner and { $straights } straight walls no fort can be finished: that takes four of each.

## Cards and places
forfort-seat = { SEAT($seat) }
forfort-symbol = { $symbol ->
    [mason] mason
    [ram] ram
    [trebuchet] trebuchet
    [siege_tower] siege tower
   *[garrison] garrison
  }
forfort-camp = camp
forfort-no-wall = wall number { $number }
forfort-wall-corner-simple = corner wall ({ $symbols })
forfort-wall-corner-drawbridge = corner wall with drawbridge ({ $symbols })
forfort-wall-corner-protected = protected corner wall ({ $symbols })
forfort-wall-straight-simple = straight wall ({ $symbols })
forfort-wall-straight-drawbridge = straight wall with drawbridge ({ $symbols })
forfort-wall-straight-protected = protected straight wall ({ $symbols })
forfort-slot = { $slot ->
    [nw] north-west
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
   *[w] west
  }
forfort-at = in the { forfort-slot }
forfort-place = { $slot } of { $fort }’s fort
forfort-place-own = { $slot } of your fort
forfort-side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }
forfort-heading = facing { forfort-side }
forfort-arrows = { $corner } and { $side }

## What an action does
forfort-effect = { $symbol ->
    [mason] mason: build a card from your discard
    [ram] ram: destroy a slot in a rival’s first line
    [trebuchet] trebuchet: destroy a slot in a rival’s second or third line
    [siege_tower] siege tower: destroy the top card of a rival’s donjon
   *[garrison] garrison: place an army in a rival’s fort, or defeat one in your own
  }
forfort-combo-effect = { $symbol ->
    [mason] mason: build a wall from your discard or the top of your donjon, whatever the arrows show
    [ram] ram: destroy a slot in a rival’s first line, protected or not
    [trebuchet] trebuchet: destroy a slot in a rival’s second or third line, protected or not
    [siege_tower] siege tower, twice
   *[garrison] garrison, twice
  }
forfort-do-build = Build the { $card } { $slot }.
forfort-do-build-over = Build the { $card } { $slot }, over the { $covered }.
forfort-do-use = Discard the { $card } for its { $effect }.
forfort-do-give = Discard the { $card } to place a camp.
forfort-do-pass = Pass and discard the { $card }.
forfort-do-camp-at = Put the camp { $place }.
forfort-do-destroy = Destroy what is { $place }: { $cards }.
forfort-do-destroy-nothing = Destroy what is { $place }.
forfort-do-defeat = Defeat { $owner }’s army { $place }.
forfort-do-defeat-nobody = Defeat the army { $place }.
forfort-do-army = Place an army { $place }, { $heading }.
forfort-do-advance = Advance the army { $place }.
forfort-do-besiege = Destroy the top card of { $fort }’s donjon.
forfort-do-front = Face your rivals with the { $side } side.
forfort-do-combo = Do the combo: { $effect }.
forfort-do-from-discard = Build a wall from your discard.
forfort-do-from-donjon = Reveal and build the top of your donjon.
forfort-do-bridge = Lower the drawbridge { $slot } and take an extra turn.
forfort-do-no-bridge = Leave the drawbridge up.
forfort-do-draw = The { $card } is revealed.
forfort-do-back = The back shows { $arrows }.
forfort-do-first = { $seat } goes first.

## Questions
forfort-ask-camp-setup = Where in your fort do you place your first camp?
forfort-ask-front = Which side of your fort faces your rivals?
forfort-ask-advance = Which of your armies advances next?
forfort-ask-play = { $extra ->
    [yes] Your extra turn: which card do you play, and how?
   *[no] Which card do you play, and how?
  }
forfort-ask-camp = Where do you place the camp?
forfort-ask-mason = Mason: what do you build from your discard, and where?
forfort-ask-ram = { $combo ->
    [yes] Ram combo: which first-line slot do you destroy?
   *[no] Ram: which first-line slot do you destroy?
  }
forfort-ask-trebuchet = { $combo ->
    [yes] Trebuchet combo: which slot behind the first line do you destroy?
   *[no] Trebuchet: which slot behind the first line do you destroy?
  }
forfort-ask-siege-tower = { $time ->
    [first] Siege tower combo, first time: whose donjon do you hit?
    [second] Siege tower combo, second time: whose donjon do you hit?
   *[only] Siege tower: whose donjon do you hit?
  }
forfort-ask-garrison = { $time ->
    [first] Garrison combo, first time: which army do you place or defeat?
    [second] Garrison combo, second time: which army do you place or defeat?
   *[only] Garrison: which army do you place or defeat?
  }
forfort-ask-combo = Which combo do you do next?
forfort-ask-source = Mason combo: do you build from your discard or your donjon?
forfort-ask-rebuild = Mason combo: which wall from your discard do you build, and where?
forfort-ask-top = Mason combo: where do you build the { $card }?
forfort-ask-drawbridge = Do you lower a drawbridge for an extra turn?
forfort-ask-first = Chance picks the first player.
forfort-ask-deal = The hands are being dealt.
forfort-ask-draw = A card is being drawn.
forfort-ask-hit = The siege tower hits a donjon.
forfort-ask-reveal = The top of the donjon is being revealed.
forfort-ask-back-setup = The top back of a donjon is revealed.
forfort-ask-back-draw = A new top back is revealed.
forfort-ask-back-hit = A new top back is revealed.
forfort-ask-back-reveal = A new top back is revealed.
forfort-ask-over = The game is over.

## Refusals
forfort-no-chance = Only chance does that.
forfort-no-now = That answers another question. Now: { $question }
forfort-no-such-wall = This deck has no wall number { $number }.
forfort-no-in-hand = The { $card } is not in your hand.
forfort-no-in-discard = The { $card } is not in your discard.
forfort-no-other-top = The revealed card is the { $card }.
forfort-no-shape = The { $card } does not fit { $slot }: corner walls go into corners, straight walls between them.
forfort-no-invaded = An army stands { $slot }; nothing can be built there.
forfort-no-arrows = Your donjon’s arrows show { $arrows }, and there is no visible camp { $slot }.
forfort-no-arrows-left = Your donjon shows no arrows, and there is no visible camp { $slot }.
forfort-no-pass = You may pass only if no card in your hand can be played.
forfort-no-camps-left = You have no camp left.
forfort-no-camp-room = There is no empty slot for a camp.
forfort-no-symbol = The { $card } does not show the { $symbol }.
forfort-no-target = { $symbol ->
    [mason] Nothing in your discard can be built now.
    [ram] No rival has an unprotected card in the first line.
    [trebuchet] No rival has an unprotected card behind the first line.
    [siege_tower] Every rival’s donjon is empty.
   *[garrison] There is no army to defeat, and none can be placed on an empty slot.
  }
forfort-no-fort = There is no player { $fort } in this game.
forfort-no-camp-there = You may not put this camp into { $fort }’s fort.
forfort-no-camp-in-discard = There is no camp in your discard.
forfort-no-empty = There is already something { $place }.
forfort-no-rival = That fort is not a rival’s.
forfort-no-ram-line = The ram reaches the first line only, not { $place }.
forfort-no-trebuchet-line = The trebuchet reaches only behind the first line, not { $place }.
forfort-no-shielded = A protected wall shields what is { $place }.
forfort-no-cards = There is no card { $place }.
forfort-no-donjon = { $fort }’s donjon is empty.
forfort-no-armies-left = You have no army at hand.
forfort-no-army-to-defeat = There is no army you could defeat { $place }.
forfort-no-army-to-advance = You have no army { $place } that can still advance.
forfort-no-combo = There is no { $symbol } combo to do now.
forfort-no-bridge = No drawbridge is visible { $slot }.
forfort-no-second-extra = You cannot lower a drawbridge during an extra turn.
forfort-no-token = Your drawbridge token is still on the board, { $slot }.

## Events
forfort-event-first = { $who ->
    [you] You go first.
   *[other] { $seat } goes first.
  }
forfort-event-drew = You draw the { $card }.
forfort-event-drew-hidden = { $seat } draws a card.
forfort-event-back = { $who ->
    [you] The arrows on your donjon show { $arrows }.
   *[other] The arrows on { $seat }’s donjon show { $arrows }.
  }
forfort-event-camp = { $who ->
    [you] You place a camp { $place }.
   *[other] { $seat } places a camp { $place }.
  }
forfort-event-front = { $who ->
    [you] The { $side } side of your fort faces your rivals.
   *[other] The { $side } side of { $seat }’s fort faces the rivals.
  }
forfort-event-turn = { $extra ->
    [yes] { $who ->
        [you] You take an extra turn (round { $round }).
       *[other] { $seat } takes an extra turn (round { $round }).
      }
   *[no] { $who ->
        [you] You take a turn (round { $round }).
       *[other] { $seat } takes a turn (round { $round }).
      }
  }
forfort-event-advanced = { $who ->
    [you] Your army { $place } advances and stands { $to }.
   *[other] { $seat }’s army { $place } advances and stands { $to }.
  }
forfort-event-left = { $who ->
    [you] Your army { $place } leaves the fort and comes home.
   *[other] { $seat }’s army { $place } leaves the fort and goes home.
  }
forfort-event-waited = { $who ->
    [you] Your army { $place } waits: another army stands { $to }.
   *[other] { $seat }’s army { $place } waits: another army stands { $to }.
  }
forfort-event-fell = { $who ->
    [you] Your army { $place } is defeated by the protected wall { $to }.
   *[other] { $seat }’s army { $place } is defeated by the protected wall { $to }.
  }
forfort-event-destroyed = { $who ->
    [you] You destroy what was { $place }: { $cards }.
   *[other] { $seat } destroys what was { $place }: { $cards }.
  }
forfort-event-built = { $source ->
    [discard] { $who ->
        [you] You build the { $card } from your discard { $slot }.
       *[other] { $seat } builds the { $card } from their discard { $slot }.
      }
    [donjon] { $who ->
        [you] You build the { $card } from your donjon { $slot }.
       *[other] { $seat } builds the { $card } from their donjon { $slot }.
      }
   *[hand] { $who ->
        [you] You build the { $card } { $slot }.
       *[other] { $seat } builds the { $card } { $slot }.
      }
  }
forfort-event-covered = It covers the { $card } { $place }.
forfort-event-token-back = { $who ->
    [you] You take your drawbridge token back from its wall { $slot }.
   *[other] { $seat } takes the drawbridge token back from its wall { $slot }.
  }
forfort-event-used = { $who ->
    [you] You use the { $symbol } of the { $card }.
   *[other] { $seat } uses the { $symbol } of the { $card }.
  }
forfort-event-combo = { $who ->
    [you] You do a { $symbol } combo.
   *[other] { $seat } does a { $symbol } combo.
  }
forfort-event-combo-lost = { $who ->
    [you] Your { $symbol } combo is impossible and is lost.
   *[other] { $seat }’s { $symbol } combo is impossible and is lost.
  }
forfort-event-hit = { $who ->
    [you] You destroy the top of { $fort }’s donjon, the { $card }.
   *[other] { $whose ->
        [you] { $seat } destroys the top of your donjon, the { $card }.
       *[other] { $seat } destroys the top of { $fort }’s donjon, the { $card }.
      }
  }
forfort-event-revealed = { $who ->
    [you] You reveal the top of your donjon, the { $card }.
   *[other] { $seat } reveals the top of their donjon, the { $card }.
  }
forfort-event-top-discarded = { $who ->
    [you] The { $card } fits nowhere in your fort and is discarded.
   *[other] The { $card } fits nowhere in { $seat }’s fort and is discarded.
  }
forfort-event-army = { $who ->
    [you] You place an army { $place }, { $heading }.
   *[other] { $seat } places an army { $place }, { $heading }.
  }
forfort-event-defeated = { $who ->
    [you] You defeat { $owner }’s army { $place }.
   *[other] { $whose ->
        [you] { $seat } defeats your army { $place }.
       *[other] { $seat } defeats { $owner }’s army { $place }.
      }
  }
forfort-event-gave = { $who ->
    [you] You discard the { $card } for a camp.
   *[other] { $seat } discards the { $card } for a camp.
  }
forfort-event-passed = { $who ->
    [you] You pass and discard the { $card }.
   *[other] { $seat } passes and discards the { $card }.
  }
forfort-event-passed-empty = { $who ->
    [you] You have no card and pass.
   *[other] { $seat } has no card and passes.
  }
forfort-event-bridge = { $who ->
    [you] You lower your drawbridge { $slot }.
   *[other] { $seat } lowers the drawbridge { $slot }.
  }
forfort-event-last-round = { $who ->
    [you] Your donjon is empty: this is the last round.
   *[other] { $seat }’s donjon is empty: this is the last round.
  }
forfort-event-finished = { $who ->
    [you] You have finished your fort and win.
   *[other] { $seat } has finished the fort and wins.
  }
forfort-event-counted = The last round is over: the points decide.

## Score
forfort-score-fort = Fort finished: wins at once
forfort-score-partner-fort = Partner’s fort finished: wins at once
forfort-score-walls = { $count ->
    [one] 1 visible wall
   *[other] { $count } visible walls
  }
forfort-score-camps = { $count ->
    [one] 1 visible camp
   *[other] { $count } visible camps
  }
forfort-score-armies = { $count ->
    [one] 1 army in a rival’s fort
   *[other] { $count } armies in rivals’ forts
  }
forfort-score-donjon = { $count ->
    [one] 1 card left in the donjon
   *[other] { $count } cards left in the donjon
  }
forfort-score-partner = Partner’s points ({ $seat })

## Positions
forfort-position-options = { $place }: this game cannot be set up. { $why }
forfort-position-card = { $place }: there is no card “{ $card }” here.
forfort-position-copies = { $place }: a player has { $card } only { $copies ->
    [one] once
   *[other] { $copies } times
  }.
forfort-position-missing = { $place }: { $card } is missing.
forfort-position-passed = { $place }: the hand contradicts an earlier pass.
forfort-position-first = { $place }: the first player is set from the deal on, not before.
forfort-position-turn = { $place }: it is somebody’s turn from the first camp on, not before.
forfort-position-turns = { $place }: there must be at least one turn and one round, and no fewer turns than rounds.
forfort-position-camp = { $place }: a camp can lie only at the bottom of a stack.
forfort-position-shape = { $place }: { $card } does not fit this slot.
forfort-position-token = { $place }: the token lies on a visible drawbridge wall.
forfort-position-front = { $place }: a side faces the rivals as soon as it has been declared, not before.
forfort-position-army-owner = { $place }: an army stands only in a rival’s fort.
forfort-position-army-on-cards = { $place }: an army leaves no cards where it stands.
forfort-position-army-heading = { $place }: an army must march along the edge of the fort.
forfort-position-arrows = { $place }: a donjon shows arrows exactly while its top back is visible.
forfort-position-camps = { $place }: there are { $count } camps instead of { $due }.
forfort-position-armies = { $place }: there are { $count } armies instead of { $due }.
forfort-position-setup-hand = { $place }: { $count ->
    [one] 1 card is
   *[other] { $count } cards are
  } in hand at this point of the set-up.
forfort-position-setup-fort = { $place }: set-up puts one camp into a fort, in turn order, and nothing else.
forfort-position-waiting = { $place }: armies wait only while the player’s armies advance, and only those that have not advanced yet.
forfort-position-pending = { $place }: this does not fit the phase.
forfort-position-nothing = { $place }: there is nothing to decide here.
forfort-position-finished = { $place }: this winner needs a finished fort, and a finished fort makes its owner the winner.

## The drawn table
forfort-table-team = { $name } (team { $team })
forfort-table-seat = { $name } · { $points } { $points ->
    [one] point
   *[other] points
  }
forfort-table-donjon = donjon
forfort-table-hand = Hand: { $cards }
forfort-table-discard = Discard: { $cards }
forfort-table-nothing = nothing
forfort-table-pieces = { $camps } ⌂ · { $armies } ⚑ · { $lost } ✝ · ◆ { $token } · front { $front }
forfort-table-hidden = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
forfort-table-letter = { $symbol ->
    [mason] M
    [ram] B
    [trebuchet] T
    [siege_tower] S
   *[garrison] G
  }
forfort-table-key = ┏ corner · ━ straight · M mason · B battering ram · T trebuchet · S siege tower · G garrison · # protected · = drawbridge · ◆ its token · ⌂ camp · ⚑ army · ✝ armies lost · ×2 two cards high · underlined: first line
forfort-table-round = Round { $round }
forfort-table-last-round = Round { $round }, the last
forfort-table-played = Being played: { $card }
forfort-table-top = Revealed: { $card }
forfort-table-combos = Combos to do: { $combos }
forfort-table-place = { $place ->
    [nw] NW
    [n] N
    [ne] NE
    [e] E
    [se] SE
    [s] S
    [sw] SW
    [w] W
   *[none] –
  }

## In the terminal
forfort-chapter-walls = Walls
forfort-chapter-symbols = Symbols
forfort-column-effect = Effect
forfort-column-combo = As a combo

## In reports
forfort-by = { $kind ->
    [wall] wall standing at the end
    [walls] number of walls at the end
    [camps] number of camps at the end
   *[armies] number of armies in rivals’ forts at the end
  }
forfort-source = { $source ->
    [walls] Walls
    [camps] Camps
    [armies] Armies in rivals’ forts
    [donjon] Donjon not empty
   *[partner] Partner
  }
forfort-end = { $end ->
    [fort] a fort is finished
    [donjon] a donjon is empty
   *[other] { $end }
  }
