"""The log: the one who did it reads "You", everybody else who it was, and the facts are the same for all."""

from __future__ import annotations

import pytest

from forts.games.forfort import GAME
from forts.games.forfort.rules import events

NW, N, NE, E = 0, 1, 2, 3
MASON_RAM = 0
"""The corner wall with mason and ram."""
WALL = "corner wall (mason and ram)"
MUR = "muraille d’angle (maçon et bélier)"

SAID: list[tuple[tuple[int, ...], dict[str, tuple[str, str]]]] = [
    (
        (events.FIRST_PLAYER, 0),
        {"1": ("You go first.", "Tu commences."), "-": ("Player 1 goes first.", "Joueur 1 commence.")},
    ),
    (
        (events.DREW, 0, MASON_RAM),
        {
            "1": (f"You draw the {WALL}.", f"Tu pioches : {MUR}."),
            "-": ("Player 1 draws a card.", "Joueur 1 pioche une carte."),
        },
    ),
    (
        (events.BACK_TURNED, 0, 0),
        {
            "1": (
                "The arrows on your donjon show north-west and east.",
                "Les flèches de ton donjon montrent nord-ouest et est.",
            ),
            "-": (
                "The arrows on Player 1’s donjon show north-west and east.",
                "Les flèches du donjon de Joueur 1 montrent nord-ouest et est.",
            ),
        },
    ),
    (
        (events.CAMP_PLACED, 0, 0, N),
        {
            "1": ("You place a camp in the north of your fort.", "Tu places un campement au nord de ton fort."),
            "-": (
                "Player 1 places a camp in the north of Player 1’s fort.",
                "Joueur 1 place un campement au nord du fort de Joueur 1.",
            ),
        },
    ),
    (
        (events.FRONT_DECLARED, 0, 1),
        {
            "1": ("The east side of your fort faces your rivals.", "Le côté est de ton fort fait face à tes rivaux."),
            "-": (
                "The east side of Player 1’s fort faces the rivals.",
                "Le côté est du fort de Joueur 1 fait face aux rivaux.",
            ),
        },
    ),
    (
        (events.TURN_BEGAN, 0, 3, 0),
        {
            "1": ("You take a turn (round 3).", "C’est à toi de jouer (tour de table 3)."),
            "-": ("Player 1 takes a turn (round 3).", "C’est à Joueur 1 de jouer (tour de table 3)."),
        },
    ),
    (
        (events.TURN_BEGAN, 0, 3, 2),
        {
            "1": ("You take an extra turn (round 3).", "Tu rejoues (tour de table 3)."),
            "-": ("Player 1 takes an extra turn (round 3).", "Joueur 1 rejoue (tour de table 3)."),
        },
    ),
    (
        (events.ARMY_ADVANCED, 0, 1, NW, N),
        {
            "1": (
                "Your army in the north-west of Player 2’s fort advances and stands in the north.",
                "Ton armée au nord-ouest du fort de Joueur 2 avance et se tient au nord.",
            ),
            "2": (
                "Player 1’s army in the north-west of your fort advances and stands in the north.",
                "L’armée de Joueur 1 au nord-ouest de ton fort avance et se tient au nord.",
            ),
            "-": (
                "Player 1’s army in the north-west of Player 2’s fort advances and stands in the north.",
                "L’armée de Joueur 1 au nord-ouest du fort de Joueur 2 avance et se tient au nord.",
            ),
        },
    ),
    (
        (events.ARMY_LEFT, 0, 1, NE),
        {
            "1": (
                "Your army in the north-east of Player 2’s fort leaves the fort and comes home.",
                "Ton armée au nord-est du fort de Joueur 2 quitte le fort et te revient.",
            ),
            "2": (
                "Player 1’s army in the north-east of your fort leaves the fort and goes home.",
                "L’armée de Joueur 1 au nord-est de ton fort quitte le fort et rentre.",
            ),
            "-": (
                "Player 1’s army in the north-east of Player 2’s fort leaves the fort and goes home.",
                "L’armée de Joueur 1 au nord-est du fort de Joueur 2 quitte le fort et rentre.",
            ),
        },
    ),
    (
        (events.ARMY_WAITED, 0, 1, NW, N),
        {
            "1": (
                "Your army in the north-west of Player 2’s fort waits: another army stands in the north.",
                "Ton armée au nord-ouest du fort de Joueur 2 attend : une autre armée se tient au nord.",
            ),
            "2": (
                "Player 1’s army in the north-west of your fort waits: another army stands in the north.",
                "L’armée de Joueur 1 au nord-ouest de ton fort attend : une autre armée se tient au nord.",
            ),
            "-": (
                "Player 1’s army in the north-west of Player 2’s fort waits: another army stands in the north.",
                "L’armée de Joueur 1 au nord-ouest du fort de Joueur 2 attend : une autre armée se tient au nord.",
            ),
        },
    ),
    (
        (events.ARMY_FELL, 0, 1, NW, N),
        {
            "1": (
                "Your army in the north-west of Player 2’s fort is defeated by the protected wall in the north.",
                "Ton armée au nord-ouest du fort de Joueur 2 est vaincue par la muraille protégée au nord.",
            ),
            "2": (
                "Player 1’s army in the north-west of your fort is defeated by the protected wall in the north.",
                "L’armée de Joueur 1 au nord-ouest de ton fort est vaincue par la muraille protégée au nord.",
            ),
            "-": (
                "Player 1’s army in the north-west of Player 2’s fort is defeated by the protected wall in the north.",
                "L’armée de Joueur 1 au nord-ouest du fort de Joueur 2 est vaincue par la muraille protégée au nord.",
            ),
        },
    ),
    (
        (events.DESTROYED, 0, 1, NW, 22, MASON_RAM),
        {
            "1": (
                f"You destroy what was in the north-west of Player 2’s fort: camp and {WALL}.",
                f"Tu détruis ce qui se trouvait au nord-ouest du fort de Joueur 2 : campement et {MUR}.",
            ),
            "2": (
                f"Player 1 destroys what was in the north-west of your fort: camp and {WALL}.",
                f"Joueur 1 détruit ce qui se trouvait au nord-ouest de ton fort : campement et {MUR}.",
            ),
            "-": (
                f"Player 1 destroys what was in the north-west of Player 2’s fort: camp and {WALL}.",
                f"Joueur 1 détruit ce qui se trouvait au nord-ouest du fort de Joueur 2 : campement et {MUR}.",
            ),
        },
    ),
    (
        (events.BUILT, 0, MASON_RAM, NW, events.FROM_HAND),
        {
            "1": (f"You build the {WALL} in the north-west.", f"Tu construis au nord-ouest : {MUR}."),
            "-": (f"Player 1 builds the {WALL} in the north-west.", f"Joueur 1 construit au nord-ouest : {MUR}."),
        },
    ),
    (
        (events.BUILT, 0, MASON_RAM, NW, events.FROM_DISCARD),
        {
            "1": (
                f"You build the {WALL} from your discard in the north-west.",
                f"Tu construis de ta défausse au nord-ouest : {MUR}.",
            ),
            "-": (
                f"Player 1 builds the {WALL} from their discard in the north-west.",
                f"Joueur 1 construit de sa défausse au nord-ouest : {MUR}.",
            ),
        },
    ),
    (
        (events.BUILT, 0, MASON_RAM, NW, events.FROM_DONJON),
        {
            "1": (
                f"You build the {WALL} from your donjon in the north-west.",
                f"Tu construis de ton donjon au nord-ouest : {MUR}.",
            ),
            "-": (
                f"Player 1 builds the {WALL} from their donjon in the north-west.",
                f"Joueur 1 construit de son donjon au nord-ouest : {MUR}.",
            ),
        },
    ),
    (
        (events.COVERED, 0, NW, MASON_RAM),
        {
            "1": (
                f"It covers the {WALL} in the north-west of your fort.",
                f"Elle recouvre au nord-ouest de ton fort : {MUR}.",
            ),
            "-": (
                f"It covers the {WALL} in the north-west of Player 1’s fort.",
                f"Elle recouvre au nord-ouest du fort de Joueur 1 : {MUR}.",
            ),
        },
    ),
    (
        (events.TOKEN_BACK, 0, E),
        {
            "1": (
                "You take your drawbridge token back from its wall in the east.",
                "Tu reprends ton jeton Pont-Levis, qui était à l’est.",
            ),
            "-": (
                "Player 1 takes the drawbridge token back from its wall in the east.",
                "Joueur 1 reprend son jeton Pont-Levis, qui était à l’est.",
            ),
        },
    ),
    (
        (events.USED, 0, MASON_RAM, 1),
        {
            "1": (f"You use the ram of the {WALL}.", f"Tu utilises un symbole (bélier) de la {MUR}."),
            "-": (f"Player 1 uses the ram of the {WALL}.", f"Joueur 1 utilise un symbole (bélier) de la {MUR}."),
        },
    ),
    (
        (events.COMBO_DONE, 0, 3),
        {
            "1": ("You do a siege tower combo.", "Tu fais un combo : tour de siège."),
            "-": ("Player 1 does a siege tower combo.", "Joueur 1 fait un combo : tour de siège."),
        },
    ),
    (
        (events.COMBO_LOST, 0, 3),
        {
            "1": (
                "Your siege tower combo is impossible and is lost.",
                "Un de tes combos est impossible et perdu : tour de siège.",
            ),
            "-": (
                "Player 1’s siege tower combo is impossible and is lost.",
                "Un combo de Joueur 1 est impossible et perdu : tour de siège.",
            ),
        },
    ),
    (
        (events.DONJON_HIT, 0, 1, MASON_RAM),
        {
            "1": (
                f"You destroy the top of Player 2’s donjon, the {WALL}.",
                f"Tu détruis le dessus du donjon de Joueur 2 : {MUR}.",
            ),
            "2": (
                f"Player 1 destroys the top of your donjon, the {WALL}.",
                f"Joueur 1 détruit le dessus de ton donjon : {MUR}.",
            ),
            "-": (
                f"Player 1 destroys the top of Player 2’s donjon, the {WALL}.",
                f"Joueur 1 détruit le dessus du donjon de Joueur 2 : {MUR}.",
            ),
        },
    ),
    (
        (events.TOP_REVEALED, 0, MASON_RAM),
        {
            "1": (f"You reveal the top of your donjon, the {WALL}.", f"Tu révèles le dessus de ton donjon : {MUR}."),
            "-": (
                f"Player 1 reveals the top of their donjon, the {WALL}.",
                f"Joueur 1 révèle le dessus de son donjon : {MUR}.",
            ),
        },
    ),
    (
        (events.TOP_DISCARDED, 0, MASON_RAM),
        {
            "1": (
                f"The {WALL} fits nowhere in your fort and is discarded.",
                f"La {MUR} ne va nulle part dans ton fort et part à la défausse.",
            ),
            "-": (
                f"The {WALL} fits nowhere in Player 1’s fort and is discarded.",
                f"La {MUR} ne va nulle part dans le fort de Joueur 1 et part à la défausse.",
            ),
        },
    ),
    (
        (events.ARMY_PLACED, 0, 1, NW, 1),
        {
            "1": (
                "You place an army in the north-west of Player 2’s fort, facing east.",
                "Tu postes une armée au nord-ouest du fort de Joueur 2, vers l’est.",
            ),
            "2": (
                "Player 1 places an army in the north-west of your fort, facing east.",
                "Joueur 1 poste une armée au nord-ouest de ton fort, vers l’est.",
            ),
            "-": (
                "Player 1 places an army in the north-west of Player 2’s fort, facing east.",
                "Joueur 1 poste une armée au nord-ouest du fort de Joueur 2, vers l’est.",
            ),
        },
    ),
    (
        (events.ARMY_DEFEATED, 0, 0, N, 1),
        {
            "1": (
                "You defeat Player 2’s army in the north of your fort.",
                "Tu vaincs l’armée de Joueur 2 au nord de ton fort.",
            ),
            "2": (
                "Player 1 defeats your army in the north of Player 1’s fort.",
                "Joueur 1 vainc ton armée au nord du fort de Joueur 1.",
            ),
            "-": (
                "Player 1 defeats Player 2’s army in the north of Player 1’s fort.",
                "Joueur 1 vainc l’armée de Joueur 2 au nord du fort de Joueur 1.",
            ),
        },
    ),
    (
        (events.GAVE_FOR_CAMP, 0, MASON_RAM),
        {
            "1": (f"You discard the {WALL} for a camp.", f"Tu défausses la {MUR} pour un campement."),
            "-": (f"Player 1 discards the {WALL} for a camp.", f"Joueur 1 défausse la {MUR} pour un campement."),
        },
    ),
    (
        (events.PASSED, 0, MASON_RAM),
        {
            "1": (f"You pass and discard the {WALL}.", f"Tu passes et défausses la {MUR}."),
            "-": (f"Player 1 passes and discards the {WALL}.", f"Joueur 1 passe et défausse la {MUR}."),
        },
    ),
    (
        (events.PASSED, 0, -1),
        {
            "1": ("You have no card and pass.", "Tu n’as plus de carte et tu passes."),
            "-": ("Player 1 has no card and passes.", "Joueur 1 n’a plus de carte et passe."),
        },
    ),
    (
        (events.BRIDGE_LOWERED, 0, E),
        {
            "1": ("You lower your drawbridge in the east.", "Tu abaisses ton pont-levis à l’est."),
            "-": ("Player 1 lowers the drawbridge in the east.", "Joueur 1 abaisse son pont-levis à l’est."),
        },
    ),
    (
        (events.LAST_ROUND, 0),
        {
            "1": (
                "Your donjon is empty: this is the last round.",
                "Ton donjon est vide : c’est le dernier tour de table.",
            ),
            "-": (
                "Player 1’s donjon is empty: this is the last round.",
                "Le donjon de Joueur 1 est vide : c’est le dernier tour de table.",
            ),
        },
    ),
    (
        (events.FORT_FINISHED, 0),
        {
            "1": ("You have finished your fort and win.", "Tu as achevé ton fort et tu gagnes."),
            "-": ("Player 1 has finished the fort and wins.", "Joueur 1 a achevé son fort et gagne."),
        },
    ),
    (
        (events.COUNTED, -1),
        {
            "-": (
                "The last round is over: the points decide.",
                "Le dernier tour de table est fini : les points décident.",
            )
        },
    ),
]
"""An event of the first of three seats, and what is said of it: to the seats named, and ("-") to all others."""

VIEWERS: dict[str, int | None] = {"1": 0, "2": 1, "3": 2, "nobody": None}


def test_every_event_has_its_words_here() -> None:
    assert {event[0] for event, _ in SAID} == set(range(events.COUNTED + 1))


@pytest.mark.parametrize(("event", "said"), SAID)
def test_the_log_speaks_to_its_reader(event: tuple[int, ...], said: dict[str, tuple[str, str]]) -> None:
    state = GAME.new(3, GAME.complete(3, {}))
    for name, viewer in VIEWERS.items():
        told = GAME.happening(state, event, viewer).message
        assert (told.text("en"), told.text("fr")) == said.get(name, said["-"])


@pytest.mark.parametrize("event", [event for event, _ in SAID])
def test_only_the_words_differ_between_viewers(event: tuple[int, ...]) -> None:
    state = GAME.new(3, GAME.complete(3, {}))
    known = [(one.code, one.seat, one.facts) for one in (GAME.happening(state, event, to) for to in (1, 2, None))]
    assert known[0] == known[1] == known[2]
    if event[0] != events.DREW:  # what was drawn is the owner's alone
        own = GAME.happening(state, event, 0)
        assert (own.code, own.seat, own.facts) == known[0]
