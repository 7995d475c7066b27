/** A static server, as plain as they come. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

export interface Served {
  /** With the port, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Pages that are no files, by path. */
  pages?: Readonly<Record<string, string>>;
  /** Of every answer. */
  headers?: Readonly<Record<string, string>>;
}

/** Serves the files of a folder on a port of its own, so that each server is an origin of its own. */
export async function serve(
  folder: string,
  { pages = {}, headers = {} }: ServeOptions = {},
): Promise<Served> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const page = pages[pathname];
    const file = join(folder, normalize(pathname));
    const body = page ?? (await readFile(file).catch(() => null));
    const type = page === undefined ? TYPES[extname(file)] : TYPES['.html'];
    response.writeHead(body === null ? 404 : 200, { ...headers, ...(type && { 'content-type': type }) });
    response.end(body ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
