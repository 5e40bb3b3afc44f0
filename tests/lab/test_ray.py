"""A real Ray cluster of several nodes, of which one is killed while it plays."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys

import polars as pl
import pytest

from forts.core import MissingExtra
from forts.lab import simulate
from forts.lab.dataset import dataset
from forts.lab.errors import NoCluster
from forts.lab.results import read_results

if os.environ.get("CI"):
    import ray
else:
    ray = pytest.importorskip("ray")

BOTS = ["ray_only_bot:Middle", "random"]
BOT = "class Middle:\n    def choose(self, view):\n        return view.legal[len(view.legal) // 2]\n"

# in a process of its own, since a cluster leaves threads and open files behind
SCRIPT = """
import json, sys
from pathlib import Path
from ray.cluster_utils import Cluster
import forts
from forts.lab import simulate
from forts.lab.dataset import dataset

if __name__ == "__main__":
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    cluster.wait_for_nodes()
    killed = []

    def kill_one(done):
        played[0] += done
        if played[0] >= 12 and not killed:
            killed.append(played[0])
            cluster.remove_node(nodes[0], allow_graceful=False)

    played = [0]
    out = Path(sys.argv[1])
    bots = sys.argv[2].split(",")
    result = simulate(forts.find("fort"), 2, 150, 3, bots, ray=cluster.address, out=out, progress=kill_one)
    dataset(forts.find("fort"), 2, 4, out.parent / "decisions", 5, ("easy", "random"), ray=cluster.address)
    told = {"result": result.to_json(), "killed": killed, "left": len(cluster.list_all_nodes())}
    Path(sys.argv[3]).write_text(json.dumps(told))
    cluster.shutdown()
"""


def test_no_game_is_lost_when_a_node_dies(fort, tmp_path, monkeypatch):
    (tmp_path / "ray_only_bot.py").write_text(BOT)
    (tmp_path / "script.py").write_text(SCRIPT)
    out, told = tmp_path / "games.parquet", tmp_path / "told.json"
    # the bot lies in the current folder only: it has to travel to the nodes
    path = os.pathsep.join(place for place in sys.path if place)
    environment = {**os.environ, "PYTHONPATH": path, "RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "script.py", str(out), ",".join(BOTS), str(told)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-3000:]
    said = json.loads(told.read_text())
    assert said["killed"]
    assert said["killed"][0] < 150
    assert said["left"] == 2
    assert said["result"]["games"] == 150
    monkeypatch.syspath_prepend(tmp_path)
    here = simulate(fort, 2, 150, 3, BOTS, jobs=2, out=tmp_path / "here.parquet")
    assert read_results(out) == read_results(tmp_path / "here.parquet")
    assert said["result"]["wins_by_bot"] == here.to_json()["wins_by_bot"]
    dataset(fort, 2, 4, tmp_path / "here", 5, ("easy", "random"))
    there, beside = (
        pl.read_parquet(tmp_path / name / "*.parquet").sort("game", "ply") for name in ("decisions", "here")
    )
    assert there.equals(beside), "decisions are the same wherever they were taken"


def test_no_cluster_answers(small):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(NoCluster, match=address):
        simulate(small, 2, 2, 1, ray=address)


def test_this_machine_belongs_to_no_cluster(small, monkeypatch):
    def refuse(**settings):
        raise ConnectionError("nobody there\nand more")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NoCluster, match="nobody there"):
        simulate(small, 2, 2, 1, ray="auto")


def test_ray_is_not_installed(small, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"forts\[ray\]"):
        simulate(small, 2, 2, 1, ray="auto")
