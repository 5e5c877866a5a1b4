import { createHmac } from 'node:crypto'

import type { RoomConfig } from '../../shared/config.ts'

/** As RTCPeerConnection takes it. */
export interface IceServer {
  readonly urls: string[]
  readonly username: string
  readonly credential: string
}

/**
 * Relays for clients that cannot reach the media port; none unless one is configured. The name and its password serve for two
 * hours (coturn: `use-auth-secret`), the secret stays here.
 */
export const iceServersFor = ({ turn }: Pick<RoomConfig, 'turn'>, user: string, now: number): IceServer[] => {
  if (turn === null) return []
  const username = `${Math.floor(now / 1000) + validSeconds}:${user}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [{ urls: [...turn.urls], username, credential }]
}

const validSeconds = 7200
