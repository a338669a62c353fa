import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Looks at a request by its method and address alone; the bytes of a refusal, or undefined to let it pass. */
export type RefuseEarly = (request: {
  readonly method: string;
  readonly url: string;
  readonly socket: Socket;
}) => string | undefined;

type Watch = {
  /** Of Node's parser, which hears what is not refused. */
  readonly hear: (chunk: Buffer) => void;
  readonly stop: () => void;
  /** A request that the parser read from the chunk it was just given. */
  read: IncomingMessage | undefined;
  /** The parser stands between two requests: only then a chunk can be told apart. */
  isBetween: boolean;
  isAnswering: boolean;
};

/** One whole request without a body, spelt so that nobody could read two in it. */
const wholeGet =
  /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;
const needsParser =
  /\r\n(?:content-length|transfer-encoding|upgrade|expect|connection:(?! *keep-alive\r))/i;
const hasHost = /\r\nhost:/i;
const headBytesMax = 4_096;

/**
 * Refuses before anything is parsed, over connections that were refused before: their bytes are looked at first, and a
 * whole plain GET that has to be refused is answered at once. Everything else is Node's parser's, as ever: the first
 * chunk that is anything else ends the watch. So does a chunk that comes while an answer is under way.
 */
export function createEarlyRefusal(refuse: RefuseEarly) {
  const watches = new WeakMap<Socket, Watch>();
  let hasWatches = false;

  function onChunk(socket: Socket, watch: Watch, chunk: Buffer): void {
    const text = chunk.length <= headBytesMax ? chunk.toString("latin1") : "";
    const url = wholeGet.exec(text)?.[1];
    const isPlain = url !== undefined && hasHost.test(text) && !needsParser.test(text);
    if (!isPlain || watch.isAnswering || socket.writableNeedDrain) {
      watch.stop();
      return watch.hear(chunk);
    }
    const refusal = watch.isBetween ? refuse({ method: "GET", url, socket }) : undefined;
    if (refusal !== undefined) return void socket.write(refusal, "latin1");
    const read = readBy(watch, chunk);
    // As many lines as were sent: nothing that came before belonged to it.
    const lines = text.split("\r\n").length - 3;
    watch.isBetween = read?.url === url && read.rawHeaders.length === 2 * lines;
    if (!watch.isBetween) watch.stop();
  }

  /** The request that the parser makes of a chunk. */
  function readBy(watch: Watch, chunk: Buffer): IncomingMessage | undefined {
    watch.read = undefined;
    watch.hear(chunk);
    return watch.read;
  }

  return {
    /** From the next chunk on. */
    watch(socket: Socket): void {
      const [hear] = socket.listeners("data") as ((chunk: Buffer) => void)[];
      if (watches.has(socket) || hear === undefined || socket.destroyed) return;
      const listen = (chunk: Buffer): void => onChunk(socket, watch, chunk);
      const watch: Watch = {
        hear,
        stop() {
          watches.delete(socket);
          socket.off("data", listen);
          socket.on("data", hear);
        },
        read: undefined,
        isBetween: false,
        isAnswering: false,
      };
      watches.set(socket, watch);
      hasWatches = true;
      socket.off("data", hear);
      socket.on("data", listen);
    },
    /** Told of every request that the parser has read. */
    saw(request: IncomingMessage, response: ServerResponse): void {
      const watch = hasWatches ? watches.get(request.socket) : undefined;
      if (watch === undefined) return;
      watch.read = request;
      watch.isAnswering = true;
      response.once("close", () => {
        watch.isAnswering = false;
      });
    },
  };
}
