/** How a picture is drawn again, in pixels. */
export interface PictureWish {
  readonly width: number
  readonly height: number
  /** `cover` fills the size and cuts the rest off. `inside` shrinks the whole picture and never enlarges it. */
  readonly fit: 'cover' | 'inside'
  /** With `cover`: a smaller picture is not enlarged, and the result keeps the proportions of `width` and `height`. */
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
