### Words of the ForFort table in a browser.

## Forts and places
web-forfort-forts = Forts
web-forfort-fort-of = Fort of { $name }
web-forfort-front = FRONT
web-forfort-slot-empty = { $slot }: empty{ $line ->
    [yes] , first line
   *[no] {""}
  }
web-forfort-slot-card = { $slot }: { $card }{ $line ->
    [yes] , first line
   *[no] {""}
  }
web-forfort-slot-stack = { $slot }: { $card }, on top of a stack of { $count }{ $line ->
    [yes] , first line
   *[no] {""}
  }
web-forfort-slot-army = { $slot }: army of { $name }, { $heading }{ $line ->
    [yes] , first line
   *[no] {""}
  }
web-forfort-slot-of = { $slot } of { $name }’s fort
web-forfort-army-here = { $slot }. Place an army here; then choose its direction.
web-forfort-heading = Place the army ({ $slot }), { $heading }
web-forfort-fan = Fan out the stack: { $slot }, { $count } cards
web-forfort-about = What it does: { $card }
web-forfort-bottom-to-top = From bottom to top; only the last one is active.
web-forfort-donjon = Donjon: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
web-forfort-donjon-arrows = Donjon: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }; its arrows show { $arrows }
web-forfort-strip = { $name }: { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
  } of 8, { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## A player’s line and stores
web-forfort-team = Team { $team }
web-forfort-team-mark = T{ $team }
web-forfort-plays = { $extra ->
    [yes] extra turn
   *[no] plays
  }
web-forfort-wins = wins
web-forfort-walls = { $count ->
    [one] 1 of 8 walls stands
   *[other] { $count } of 8 walls stand
  }
web-forfort-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } if it were counted now
web-forfort-points-team = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $total } with the partner
web-forfort-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
web-forfort-camps = { $count ->
    [0] no camp left to place
    [one] 1 camp to place
   *[other] { $count } camps to place
  }
web-forfort-armies = { $count ->
    [0] no army at hand
    [one] 1 army at hand
   *[other] { $count } armies at hand
  }
web-forfort-lost = { $count ->
    [one] 1 army lost for good
   *[other] { $count } armies lost for good
  }
web-forfort-token = { $place ->
    [wall] the drawbridge token lies on a wall
   *[hand] the drawbridge token is at hand
  }
web-forfort-discard = Look through the discard: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
web-forfort-discard-of = Discard of { $name }
web-forfort-nothing = Nothing here.

## Hand
web-forfort-tray = { $source ->
    [discard] Your discard
    [top] The top of your donjon
   *[hand] Your hand
  }
web-forfort-pick = { $source ->
    [discard] Pick a card of your discard
    [top] Pick the revealed wall
   *[hand] Pick a card
  }
web-forfort-then = { $uses ->
    [yes] Build it on a glowing slot, or:
   *[no] Choose a glowing slot
  }
web-forfort-use = Use: { $symbol }
web-forfort-give = Place a camp
web-forfort-pass = Discard and pass
web-forfort-pending = Combos to do
web-forfort-note = Point at a card or a wall to read what it does. Hold a finger on it, or click with the right button, to see it alone.

## Cards in words
web-forfort-sign = { $sign ->
    [drawbridge] drawbridge
   *[protected] protected
  }
web-forfort-sign-rule = { $sign ->
    [drawbridge] Drawbridge: after your play, lay your token on this wall and take an extra turn. The token comes back when the wall is covered or destroyed.
   *[protected] Protected: while this wall is on top, neither ram nor trebuchet can hit its stack, and an army that enters is lost. Combos of ram and trebuchet do hit it.
  }
web-forfort-combo-rule = Combo – { $effect }
web-forfort-camp-rule = Camp: you may build on it whatever the arrows show. Visible at the end, it counts 1 point.

## Reference
web-forfort-symbols = Symbols
web-forfort-pieces = Signs and pieces
web-forfort-backs = Arrows of the backs
web-forfort-walls-of-each = { $count ->
    [one] 1 wall of each player
   *[other] { $count } walls of each player
  }
web-forfort-piece = { $piece ->
    [camp] camp
    [army] army
    [donjon] donjon
   *[front] front
  }
web-forfort-piece-rule = { $piece ->
    [camp] Discard a card to place one of your { $camps } camps on an empty slot of your fort. A visible camp may be built on whatever the arrows show, and counts 1 point at the end.
    [army] A garrison places one of your { $armies } armies on an empty slot of a rival’s fort. Every turn it marches one slot straight on and destroys what it enters; past the edge it comes home. It waits behind another army and is lost at a protected wall.
    [donjon] Your draw pile, in the middle of the fort. The arrows on its top back show where you may build. When a donjon is empty, the round is the last.
   *[front] The side that faces the rivals. Its three slots are the first line, which rams reach; trebuchets reach the other five.
  }
web-forfort-nothing-found = Nothing found.

## Keys
web-forfort-key-discard = Look through your discard
web-forfort-key-drop = Put the picked card back

## Guided first game
web-forfort-coach-camp-setup = Welcome to your building site: eight slots around a donjon. Show a wall on all eight and you win. Begin with a camp: a slot with a camp can always be built on, wherever the arrows point.
web-forfort-coach-front = One side faces your rivals. Its three slots are the first line, which rams can reach; the other five fear the trebuchet. All rivals attack from the same side.
web-forfort-coach-play = Your turn: one card, in one of three ways. Build it where the golden arrows of your donjon point, or on a camp, if the shape fits: corners into corners, straight walls between them. Or use one of its symbols and discard it. Or discard it to place a camp. Pick a card to see what glows.
web-forfort-coach-others = The others play now. Watch their arrows and their forts: nothing but hands is secret. The log tells everything in words.
web-forfort-coach-combos = Combos win games: when the wall you build shares a symbol with a wall beside it, you do the combo of that symbol at once, and it is stronger than the plain effect. Pick a card and point at a slot: a spark shows what would join.
web-forfort-coach-symbols = Not every card has to be built. A ram or trebuchet opens a gap in the fort of whoever leads; a siege tower wears a donjon down; a garrison sends an army that destroys slot after slot.
web-forfort-coach-discard = Nothing is lost: what you discard, and what others destroy in your fort, lies in your discard. A mason builds it again. Open any discard to look through it.
web-forfort-coach-signs = Look at the signs. A shield stops plain rams, trebuchets and armies, for as long as the wall lies on top. A gate lets you take a second turn, once your token is on it.
web-forfort-coach-points = If a donjon runs dry first, points decide: 2 for a visible wall, 1 for a visible camp, 1 for an army in a rival’s fort, and 2 if your donjon still has cards.
web-forfort-coach-invaded = An army stands in your fort. You cannot build there, and each turn of its owner it marches on and destroys. A garrison defeats it for good; a protected wall in its way does too.
web-forfort-coach-rival-near = A rival needs only two walls more, or fewer. Can a ram, a trebuchet or an army stop that?
web-forfort-coach-near = You are close: all eight slots must show a wall. A mason’s combo ignores the arrows, and a camp on the missing slot makes you independent of them too.
web-forfort-coach-last-round = A donjon is empty: this is the last round. Unless somebody finishes a fort, points decide.
web-forfort-coach-extra = Your extra turn. Your armies have advanced again; play one card as usual. There is no drawbridge in an extra turn.
web-forfort-coach-teams = You play with the partner across the table: one finished fort wins for both, and points add up. Your camps may go to your partner’s fort, and your garrisons may defeat armies there.
web-forfort-coach-advance = Several armies of yours are on the march. All advance one slot, in the order you choose. An army that faces another one waits, so the order can matter.
web-forfort-coach-camp = Put the camp on an empty slot that your arrows seldom show, or one that you need for a combo: you can build there at any time.
web-forfort-coach-mason = The mason builds a card of your discard: a wall under the usual limits, or a camp on an empty slot. A built wall makes combos like any other.
web-forfort-coach-ram = The ram destroys all cards on one slot of a rival’s first line, unless a protected wall lies on top.
web-forfort-coach-trebuchet = The trebuchet destroys all cards on one slot behind the first line, unless a protected wall lies on top.
web-forfort-coach-siege-tower = The siege tower sends the top card of a donjon to its owner’s discard. An empty donjon ends the game, so mind who leads.
web-forfort-coach-garrison = Place an army on an empty slot of a rival and choose where it marches: what stands ahead falls on your next turn. Or defeat an army at home.
web-forfort-coach-combo = Several combos at once: choose the order. One that is impossible when its time comes is lost.
web-forfort-coach-source = The mason’s combo builds a wall wherever its shape fits, whatever the arrows show: one of your discard that you know, or the top of your donjon, which may surprise you.
web-forfort-coach-rebuild = Choose a wall of your discard and any slot of its shape without an army. You may cover what lies there. Another combo can follow.
web-forfort-coach-top = This wall came up. It goes on any slot of its shape without an army.
web-forfort-coach-drawbridge = A drawbridge of yours is open to use: lay the token on it, draw your card and take a whole extra turn. The token stays there until the wall is covered or destroyed, so you may also wait for a better moment.
web-forfort-coach-evolved = This is a combo: rams and trebuchets hit protected walls too, siege towers and garrisons act twice.
web-forfort-coach-over-fort = A finished fort ends the game at once. Look at the sheet, the replay and the analysis to see where it was decided.
web-forfort-coach-over-points = A donjon ran dry and the last round is over: the points decided. The sheet explains each of them.
