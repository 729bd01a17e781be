import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A proxy in front of a service that can stop responding while it still accepts connections. */
export interface Gate {
  url: string;
  /** Breaks open connections; new ones are accepted but get no response. */
  hang(): void;
  /** Forwards everything again. */
  open(): void;
  close(): Promise<void>;
}

/** @param target URL of the service behind the gate */
export async function startGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  let isOpen = true;
  const server = createServer((socket) => {
    track(socket);
    if (!isOpen) return;
    const behind = connect(Number(port), hostname);
    track(behind);
    behind.once('close', () => socket.destroy());
    socket.once('close', () => behind.destroy());
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang() {
      isOpen = false;
      breakAll();
    },
    open() {
      isOpen = true;
      breakAll();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        breakAll();
      }),
  };
}
