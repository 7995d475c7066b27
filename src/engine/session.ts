import type { Call } from './call.js';
import type { Connection } from './connection.js';
import { sendFault } from './faults.js';
import { ABORT, type Outcome } from './remote.js';

/** The calls over one started connection. Each has a port of its own, open until the other side is done with it. */
export class Session<Request, Report> {
  readonly connection: Connection<Request, Report>;
  readonly #ports = new Set<MessagePort>();

  constructor(connection: Connection<Request, Report>) {
    this.connection = connection;
  }

  /** Sends the request and settles the call with its outcome. Never rejects. */
  run(request: Request, call: Call<Report, Report>): Promise<void> {
    return this.#send(request, call, (port) => this.connection.remote.run(request, port));
  }

  /** As `run`, for the report as JSON. */
  runToJson(request: Request, call: Call<Report, string>): Promise<void> {
    return this.#send(request, call, (port) => this.connection.remote.runToJson(request, port));
  }

  async #send<Value>(
    request: Request,
    call: Call<Report, Value>,
    send: (port: MessagePort) => Promise<Outcome<Value>>,
  ): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    this.#ports.add(port1);
    port1.onmessage = ({ data }) => call.progress(data);
    call.stopWork = () => port1.postMessage(ABORT);
    try {
      call.settle(await send(port2));
    } catch (error) {
      call.reject(sendFault(error, request));
    } finally {
      this.#ports.delete(port1);
      port1.close();
    }
  }

  /** Ends the other side. Calls still open are the owner's to reject. */
  async close(): Promise<void> {
    for (const port of this.#ports) port.close();
    this.#ports.clear();
    await this.connection.terminate();
  }
}
