/** Orders to Tencent about a room, by the names of its own parameters. Each can be repeated without harm. */
export type TencentOrder =
  | { readonly t: 'createGroup'; readonly name: string }
  | { readonly t: 'muteAll'; readonly on: boolean }
  /** `seconds` 0: not any more. */
  | { readonly t: 'muteMember'; readonly userId: string; readonly seconds: number }
  | { readonly t: 'remove'; readonly userId: string }
  | { readonly t: 'dismiss' }
