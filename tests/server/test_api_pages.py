"""The pages of the client, as the server hands them out."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator

import httpx
import pytest

from server.harness import ServerProcess


@pytest.fixture
def http(shared_server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=shared_server.url, trust_env=False) as made:
        yield made


def script(http: httpx.Client) -> str:
    found = re.search(r'"(/assets/[^"]+\.js)"', http.get("/").text)
    assert found is not None
    return found[1]


def test_a_file_is_the_same_compressed_and_plain(http: httpx.Client) -> None:
    path = script(http)
    plain = http.get(path, headers={"accept-encoding": "identity"})
    packed = http.get(path, headers={"accept-encoding": "deflate, gzip;q=0.5"})
    assert "content-encoding" not in plain.headers and packed.headers["content-encoding"] == "gzip"
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"


def test_who_takes_brotli_gets_the_smallest_copy(http: httpx.Client) -> None:
    path = script(http)
    plain = http.get(path, headers={"accept-encoding": "identity"})
    packed = http.get(path, headers={"accept-encoding": "gzip"})
    with http.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as answer:
        smallest = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "br"
    assert len(smallest) < int(packed.headers["content-length"])
    unpack = "process.stdin.pipe(require('zlib').createBrotliDecompress()).pipe(process.stdout)"
    done = subprocess.run(["node", "-e", unpack], input=smallest, stdout=subprocess.PIPE)
    assert done.stdout == plain.content


def test_what_bears_its_hash_may_be_kept_for_ever_and_pages_not(http: httpx.Client) -> None:
    assert "immutable" in http.get(script(http)).headers["cache-control"]
    for page in ("/", "/table/some", "/settings"):
        answer = http.get(page)
        assert answer.headers["cache-control"] == "no-cache" and "text/html" in answer.headers["content-type"]


@pytest.mark.parametrize("path", ["/assets/none.js", "/../pyproject.toml", "/assets/../client.py", "/api/none"])
def test_what_is_no_file_of_the_client_is_not_handed_out(http: httpx.Client, path: str) -> None:
    assert http.get(path).status_code == 404
