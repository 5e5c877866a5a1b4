import { WebSocket } from 'ws'

import type { RoomMe, RoomState } from '../../../src/contract/room/state.ts'
import { subprotocol } from '../../../src/contract/room/wire.ts'
import { password } from './pageActions.ts'

/** A person in a room without a browser: reads the room's present state from the server. A manager may see everything. */
export const observeRoom = async (origin: string, account: string, liveId: number) => {
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin, ...headers },
      body: new URLSearchParams(fields),
    })
    return {
      cookie: answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
      body: (await answer.json()) as { code: number; msg: string; data: Record<string, unknown> },
    }
  }
  const login = await post('/apic/login/account', { account, password, country_code: '86' })
  const { token, sign, user_id } = login.body.data
  const headers = { token: String(token), sign: String(sign), uid: String(user_id), cookie: login.cookie }

  /** A fresh connection each time: the answer must not depend on earlier reports to this one. */
  const look = async (): Promise<{ me: RoomMe; room: RoomState }> => {
    const join = await post('/api/live/join_live_room', { live_id: String(liveId) }, headers)
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/live/ws`, subprotocol, { origin })
    try {
      return await new Promise((settle, fail) => {
        socket.once('error', fail)
        socket.once('close', (code) => fail(new Error(`The room closed the socket: ${code}`)))
        socket.on('open', () =>
          socket.send(JSON.stringify({ t: 'hello', d: { ticket: join.body.data['ticket'] } })),
        )
        socket.on('message', (data) => {
          const frame = JSON.parse(String(data)) as { t: string; d: { me: RoomMe; state: RoomState | null } }
          const { me, state } = frame.d
          if (frame.t === 'welcome' && state !== null) settle({ me, room: state })
        })
      })
    } finally {
      socket.close()
    }
  }
  return { look, post: (path: string, fields: Record<string, string>) => post(path, fields, headers) }
}
