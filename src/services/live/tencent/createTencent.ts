import type { LiveMedia, RoomChat } from '../../../contract/room/ports.ts'
import type { WelcomedHub } from '../roomHub.ts'
import { loadChat } from './chatSdk.ts'
import { loadTrtc } from './sdk.ts'
import { createSigner } from './signer.ts'
import type { Signature } from './signer.ts'
import { createTencentChat } from './tencentChat.ts'
import { createTencentMedia } from './tencentMedia.ts'

interface Deps {
  readonly hub: WelcomedHub
  /** API-33. */
  sign(signal: AbortSignal): Promise<Signature>
  /** Milliseconds since 1970. */
  now(): number
}

/** Both ports over Tencent; each SDK is fetched at its first use. */
export const createTencent = ({ hub, sign, now }: Deps) => {
  const signer = createSigner(sign, now)
  return {
    media: async (): Promise<LiveMedia> => createTencentMedia({ hub, signer, sdk: await loadTrtc() }),
    chat: createTencentChat({ hub, signer, loadSdk: loadChat }) satisfies RoomChat,
  }
}

export type TencentPorts = ReturnType<typeof createTencent>
