import type { Call } from './call.js';
import type { Connection } from './connection.js';
import { sendFault } from './faults.js';
import { Pulse } from './pulse.js';
import { ABORT, type Outcome } from './remote.js';

/** The calls over one started connection. Each has a port of its own, open until the other side is done with it. */
export class Session<Request, Report> {
  readonly connection: Connection<Request, Report>;
  readonly #ports = new Set<MessagePort>();
  readonly #pulse: Pulse;

  /** `onSilence`: the other side has work, aborted or not, and has not listened for `limit` turns of its pulse. */
  constructor(connection: Connection<Request, Report>, onSilence: (reason: string) => void, limit?: number) {
    this.connection = connection;
    this.#pulse = new Pulse(() => connection.remote.ping(), onSilence, limit);
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
    this.#pulse.start();
    port1.onmessage = ({ data }) => call.progress(data);
    call.stopWork = () => port1.postMessage(ABORT);
    try {
      call.settle(await send(port2));
    } catch (error) {
      call.reject(sendFault(error, request));
    } finally {
      this.#ports.delete(port1);
      port1.close();
      if (this.#ports.size === 0) this.#pulse.stop();
    }
  }

  /** Ends the other side. Calls still open are the owner's to reject. */
  async close(): Promise<void> {
    this.#pulse.stop();
    for (const port of this.#ports) port.close();
    this.#ports.clear();
    await this.connection.terminate();
  }
}
