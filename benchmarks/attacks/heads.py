"""Connections and requests that are too long, too slow, too many, or no requests at all."""

import asyncio
import socket
import struct
from itertools import cycle, islice

from benchmarks.attacks.enemy import HOST, PATIENCE_S, Enemy, Reach
from benchmarks.attacks.line import HANDSHAKE, Line
from benchmarks.attacks.listed import attack

PIECE = 65536


@attack(fault=7)
async def endless_heads(enemy: Enemy) -> None:
    """Heads that never end: 10 MB/s of header lines, 200 MB in 20 s."""
    lines = (b"x-more: " + b"m" * 1014 + b"\r\n") * 64

    await enemy.flood(_begun(enemy, b"GET / HTTP/1.1\r\n"), lambda _, __: lines, lines=2, per_second=80)


@attack(fault=7)
async def endless_addresses(enemy: Enemy) -> None:
    """Request lines that never end, 2.5 MB/s."""
    await enemy.flood(_begun(enemy, b"GET /"), lambda _, __: b"a" * PIECE, lines=4, per_second=10)


@attack()
async def many_headers(enemy: Enemy) -> None:
    """Requests with 2,000 headers each, 80 a second."""
    headers = {f"x-{number}": "y" for number in range(2000)}
    request = enemy.head("GET", "/healthz", **headers)
    await enemy.flood(enemy.http, lambda _, __: request, lines=4)


@attack(fault=8)
async def half_open(enemy: Enemy) -> None:
    """1,200 connections that send half a request line and wait."""
    await _crowd(enemy, 1200, b"GET / HT", b"")


@attack(fault=8)
async def slow_heads(enemy: Enemy) -> None:
    """300 connections that send a head one byte a second."""
    await _crowd(enemy, 300, b"GET / HTTP/1.1\r\nx-slow: ", b"s")


@attack(fault=8)
async def slow_bodies(enemy: Enemy) -> None:
    """300 connections that send a body one byte a second."""
    head = enemy.head("POST", "/api/tables", Content_Type="application/json", Content_Length="4000")
    await _crowd(enemy, 300, head, b" ")


def _begun(enemy: Enemy, first: bytes) -> Reach:
    """Connections where something has begun."""

    async def begun(number: int) -> Line:
        line = await enemy.http(number)
        await line.send(first)
        return line

    return begun


async def _crowd(enemy: Enemy, size: int, first: bytes, then: bytes) -> None:
    await enemy.crowd(size, _begun(enemy, first), lambda _: then, per_second=1, opening=300)


@attack()
async def endless_chunks(enemy: Enemy) -> None:
    """Chunked bodies that never end, 3 MB/s."""
    head = enemy.head("POST", "/api/tables", Content_Type="application/json", Transfer_Encoding="chunked")

    await enemy.flood(_begun(enemy, head), lambda _, __: b"2000\r\n" + b" " * 0x2000 + b"\r\n", per_second=50)


@attack()
async def huge_bodies(enemy: Enemy) -> None:
    """Bodies that announce a gigabyte and bring 10 MB/s of it."""
    head = enemy.head("POST", "/api/tables", Content_Type="application/json", Content_Length=str(1 << 30))

    await enemy.flood(_begun(enemy, head), lambda _, __: b" " * PIECE)


@attack()
async def deep_bodies(enemy: Enemy) -> None:
    """Bodies of 2,000 brackets in brackets, 160 a second."""
    request = enemy.post("/api/tables", b'{"rules":' + b"[" * 2000)
    await enemy.flood(enemy.http, lambda _, __: request)


@attack()
async def pipelines(enemy: Enemy) -> None:
    """Twenty-five requests at a breath, none waited for, 800 a second."""
    requests = enemy.head("GET", "/healthz") * 25
    await enemy.flood(enemy.http, lambda _, __: requests, per_second=4)


@attack()
async def deaf_pipelines(enemy: Enemy) -> None:
    """Requests for large documents, and nobody reads the answers."""
    requests = enemy.head("GET", "/schema/openapi.json") * 10
    await enemy.flood(enemy.bare, lambda _, __: requests, lines=24, per_second=4)


@attack()
async def http_reconnects(enemy: Enemy) -> None:
    """A new connection for every request, 200 a second."""
    request = enemy.head("GET", "/healthz")

    async def one(number: int) -> None:
        async for _ in enemy.beats(25):
            with enemy.braving():
                line = await enemy.http(number)
                await line.send(request)
                await asyncio.sleep(min(0.02, enemy.left))
                line.hang_up()

    await enemy.swarm(8, one)


@attack()
async def tcp_reconnects(enemy: Enemy) -> None:
    """Connections that are reset as soon as they are open, 400 a second."""

    async def one(number: int) -> None:
        loop = asyncio.get_running_loop()
        async for _ in enemy.beats(50):
            with enemy.braving(), socket.socket() as line:
                line.setblocking(False)  # noqa: FBT003 - its only way to be called
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                line.bind((enemy.address(number), 0))
                async with asyncio.timeout(PATIENCE_S):
                    await loop.sock_connect(line, (HOST, enemy.port))

    await enemy.swarm(8, one)


@attack()
async def no_http(enemy: Enemy) -> None:
    """Bytes that are no request: a TLS greeting, zeros, half a WebSocket; 80 a second."""
    kinds = (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500), bytes(4096), b"\x81\xfe\r\n\r\n")
    await enemy.flood(enemy.http, lambda beat, _: kinds[beat % 3], per_second=10)


@attack(fault=17)
async def strange_hosts(enemy: Enemy) -> None:
    """Hosts and origins of others, none, two, and addresses as hosts; 160 requests and handshakes a second."""
    kinds = (
        enemy.head("GET", "/api/tables", Host="evil.example"),
        enemy.head("GET", "/ws/abc", **HANDSHAKE, Origin="http://evil.example"),
        enemy.head("GET", "/ws/abc", **HANDSHAKE, Host="evil.example", Origin="http://evil.example"),
        enemy.head("GET", "/ws/abc", **HANDSHAKE, Origin="null", X_Forwarded_Host="null"),
        enemy.head("GET", "http://evil.example/api/tables", host="a", HOST="b"),
        b"GET /api/tables HTTP/1.1\r\n\r\n",
        b"GET /api/tables HTTP/1.0\r\n\r\n",
        enemy.post("/api/tables", b"{}", Host="[::1", Origin="http://["),
    )
    requests = tuple(islice(cycle(kinds), 64))
    await enemy.flood(enemy.http, lambda beat, _: requests[beat % 64])
