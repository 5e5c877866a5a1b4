/** Part of a WebSocket that a room uses (`ws` fits). */
export interface RoomSocket {
  readonly bufferedAmount: number
  /** Text; a Buffer is text already encoded, so that one encoding serves a whole audience. */
  send(text: string | Uint8Array, options: { binary: boolean }): void
  close(code: number, reason?: string): void
  terminate(): void
}

export const sendText = (socket: RoomSocket, text: string | Uint8Array): void => {
  socket.send(text, { binary: false })
}
