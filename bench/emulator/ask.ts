import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Asked {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks the same again and again over so many connections that stay open, each for the next as soon as
 * the answer is there. Reads no further than it must: who asks is to cost less than who answers.
 * @returns bytes of one answer, with its head
 * @throws {Error} for an answer that is no 200
 */
export async function askAll(
  origin: string,
  asked: Asked,
  { requests, connections }: { requests: number; connections: number },
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const head = Object.entries({ Host: `${hostname}:${port}`, ...asked.headers });
  const text = `GET ${asked.path} HTTP/1.1\r\n${head.map((one) => one.join(': ')).join('\r\n')}\r\n\r\n`;
  let left = requests;
  const take = () => left-- > 0;
  const asking = Array.from({ length: connections }, async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    let bytes = 0;
    while (take()) bytes = await askOnce(socket, text);
    socket.destroy();
    return bytes;
  });
  return Math.max(...(await Promise.all(asking)));
}

const endOfHead = '\r\n\r\n';

function askOnce(socket: Socket, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let expected: number | undefined;
    const end = (done: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail);
      done();
    };
    const fail = () => end(() => reject(new Error('The connection broke.')));
    const read = (part: Buffer) => {
      received += part.length;
      expected ??= lengthIn(part, reject);
      if (received >= expected) end(() => resolve(received));
    };
    socket.on('data', read).on('error', fail).on('close', fail);
    socket.write(text);
  });
}

/** Of head and body, from a first part that holds the whole head. */
function lengthIn(part: Buffer, reject: (reason: Error) => void): number {
  const end = part.indexOf(endOfHead);
  const head = part.subarray(0, end).toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (head.startsWith('HTTP/1.1 200') && length !== undefined)
    return end + endOfHead.length + Number(length);
  reject(new Error(`Not as expected: ${head}`));
  return 0;
}
