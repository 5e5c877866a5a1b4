import type { TencentKeys } from '../../config.ts'
import type { Beside } from '../room/createStore.ts'

/** What Tencent must be told of events, written in their transaction. */
export const ordersOf =
  (_keys: TencentKeys | null): Beside =>
  async () =>
    undefined
