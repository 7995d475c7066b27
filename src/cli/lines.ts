const LINE_FEED = 10;

/** A line of input, or `null` for one that was longer than allowed. */
export type Line = string | null;

/**
 * Splits a stream of bytes into lines of UTF-8. A line longer than `maxBytes` is never held whole: its bytes are dropped
 * as they come and `null` stands for it. A last line need not be closed; a byte order mark is ignored.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line> {
  const line = new LineBuffer(maxBytes);
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      line.append(chunk.subarray(start, end));
      yield line.take();
      start = end + 1;
    }
    line.append(chunk.subarray(start));
  }
  if (line.bytes > 0) yield line.take();
}

class LineBuffer {
  bytes = 0;
  private parts: Uint8Array[] = [];
  private readonly decoder = new TextDecoder();

  constructor(private readonly maxBytes: number) {}

  append(part: Uint8Array): void {
    this.bytes += part.length;
    if (this.bytes > this.maxBytes) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  take(): Line {
    const line = this.bytes > this.maxBytes ? null : this.decoder.decode(Buffer.concat(this.parts));
    this.bytes = 0;
    this.parts = [];
    return line;
  }
}
