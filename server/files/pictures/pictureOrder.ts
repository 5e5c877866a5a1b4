/** How a picture is drawn anew, in pixels. */
export interface PictureWish {
  readonly width: number
  readonly height: number
  /** `cover`: what does not fit is cut. `inside`: the whole is made smaller, and a smaller one stays as it is. */
  readonly fit: 'cover' | 'inside'
  /** With `cover`, of a smaller one: in the same proportions as large as it can be, instead of larger. */
  readonly staysSmall?: boolean
}

export interface PictureOrder extends PictureWish {
  readonly path: string
}

export type Drawn =
  /** `bytes`: WebP in base64. */
  | { readonly kind: 'drawn'; readonly bytes: string; readonly width: number; readonly height: number }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'unreadable' }
