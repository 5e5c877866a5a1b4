import type { Failure } from '../../contract/failure.ts'
import type { ContactKind, OwnAccount } from '../../contract/ownAccount.ts'

/** Changes that the member can make. */
export type AccountWish =
  | { kind: 'saveProfile'; nickname: string; search_field: number[]; need_submission_service: 0 | 1 }
  /** An empty address removes it. */
  | { kind: 'setAvatar'; avatar: string }
  | { kind: 'changePassword'; current: string; password: string; password_again: string }
  /** In a flow of its own. */
  | { kind: 'changeContact'; contact: ContactKind }
  | { kind: 'bindWechat' }
  | { kind: 'unbindWechat' }
  | { kind: 'endSession'; id: number; device: string }
  | { kind: 'endOthers' }
  | { kind: 'askExport' }

/** Wishes that one call saves. */
export type SavedWish = Exclude<AccountWish, { kind: 'changeContact' }>

export interface OwnAccountContext {
  /** Null until it has come. */
  account: OwnAccount | null
  /** Wish under way, or refused last. */
  wish: AccountWish | null
  failure: Failure | null
  /** How many changes were saved on this visit: a form that was saved begins again. */
  saves: number
}

export type OwnAccountEvent =
  | { type: 'account.retry' }
  | { type: 'wish.choose'; wish: AccountWish }
  | { type: 'wish.confirm' }
  | { type: 'wish.dismiss' }

export type OwnAccountEmitted = { type: 'change.saved'; kind: AccountWish['kind'] }

/** Views of the page; each is a tag of the machine. */
export const accountViews = ['loading', 'failed', 'open'] as const
/** Dialogs over the page; each is a tag of the machine. */
export const accountDialogs = ['confirming', 'scanning', 'contacting', 'proving'] as const
export type OwnAccountTag =
  | 'busy'
  | 'failure'
  | 'settled'
  | (typeof accountViews)[number]
  | (typeof accountDialogs)[number]

/** Port of the flow; `actorsOf` makes actors of its methods. */
export interface OwnAccountPort {
  /** Rejects with `CallError`. */
  fetchAccount(signal: AbortSignal): Promise<OwnAccount>
  /** Rejects with `CallError`. A WeChat is that of the scene which was confirmed last. */
  saveChange(wish: SavedWish, signal: AbortSignal): Promise<OwnAccount>
}
