import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What lies between a visitor and all servers. */
export interface Speed {
  /** Of a packet and its answer; a connection costs one before anything is sent. */
  readonly roundTrip: number;
  /** Downwards, of all connections together. */
  readonly bitsPerSecond: number;
}

export const slow: Speed = { roundTrip: 400, bitsPerSecond: 1_600_000 };
export const quick: Speed = { roundTrip: 0, bitsPerSecond: Infinity };

/** Of larger pieces the last byte would hold up the first, and those of other connections. */
const pieceBytes = 1_460;

/**
 * The way of one visitor to several servers: every byte is late by half a round trip, and those that
 * come down share one width. Browsers' own throttling leaves preflights and connections out. Windows
 * that grow slowly (TCP's slow start) are left out too, which is kind to whoever sends much.
 */
export class SlowNetwork {
  /** Bytes that have reached the visitor. */
  received = 0;
  speed: Speed = quick;
  #downFreeAt = 0;
  readonly #servers: Server[] = [];

  /** @returns the port by which a visitor reaches the server at `port` */
  async leadTo(port: number): Promise<number> {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
      const upstream = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
      const opened = performance.now() + this.speed.roundTrip;
      this.#carry(visitor, upstream, (now) => Math.max(now, opened));
      this.#carry(upstream, visitor, (now, bytes) => this.#queueDown(now, bytes));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.#servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  close(): void {
    for (const server of this.#servers) server.close();
  }

  /** When the last of these bytes has left the server. */
  #queueDown(now: number, bytes: number): number {
    this.received += bytes;
    const takes = (bytes * 8 * 1_000) / this.speed.bitsPerSecond;
    this.#downFreeAt = Math.max(this.#downFreeAt, now) + takes;
    return this.#downFreeAt;
  }

  #carry(from: Socket, to: Socket, leavesAt: (now: number, bytes: number) => number): void {
    const line = new Line();
    const send = (bytes: number, deliver: () => void) => {
      const leaves = leavesAt(performance.now(), bytes);
      line.deliver(leaves + this.speed.roundTrip / 2, deliver);
    };
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += pieceBytes) {
        const piece = data.subarray(start, start + pieceBytes);
        send(piece.length, () => to.writable && to.write(piece));
      }
    });
    from.on('end', () => send(0, () => to.end()));
    // Whoever has left, the other end hears of it.
    from.on('error', () => to.destroy());
    from.on('close', () => send(0, () => to.destroySoon()));
  }
}

/** Delivers in order, none before its time. */
class Line {
  readonly #waiting: { at: number; deliver: () => void }[] = [];
  #timer?: ReturnType<typeof setTimeout> | undefined;

  deliver(at: number, deliver: () => void): void {
    this.#waiting.push({ at, deliver });
    if (this.#timer === undefined) this.#timer = setTimeout(this.#pass, at - performance.now());
  }

  readonly #pass = (): void => {
    const now = performance.now();
    while (this.#waiting[0] && this.#waiting[0].at <= now) this.#waiting.shift()?.deliver();
    const [next] = this.#waiting;
    this.#timer = next && setTimeout(this.#pass, Math.max(0, next.at - now));
  };
}
