import type { Reason } from './reasons.ts'

/** FILE-01: kinds of images and their limits. Sizes in bytes. */
export const imageKinds = {
  avatar: { endings: ['jpg', 'png'], limit: 3 * 1024 * 1024 },
  /** Logos, QR codes and banners: for administrators. */
  site: { endings: ['jpg', 'png', 'jpeg'], limit: 3 * 1024 * 1024 },
  /** Covers of conferences: re-encoded by the server, as WebP of `coverSize`. */
  cover: { endings: ['jpg', 'png', 'jpeg'], limit: 10 * 1024 * 1024 },
  /** Pictures in texts of conferences: re-encoded as WebP, in their own proportions. */
  content: { endings: ['jpg', 'png', 'jpeg'], limit: 10 * 1024 * 1024 },
  /** Covers and backgrounds of lives. */
  live: { endings: ['jpg', 'png', 'jpeg'], limit: 10 * 1024 * 1024 },
  organizer: { endings: ['jpg', 'png', 'jpeg'], limit: 50 * 1024 * 1024 },
} as const
/** In pixels: shown by cards, the head of the page and share cards. */
export const coverSize = { width: 1600, height: 800 } as const

export type ImageKind = keyof typeof imageKinds
/** Kinds for the call `upload`: pictures of texts belong to a conference and have a call of their own. */
export type FormImageKind = Exclude<ImageKind, 'content'>

/** Reason that a file cannot be such an image, by its name and size; null: none, and the server examines the content. */
export const imageFault = (
  kind: ImageKind,
  { name, size }: { name: string; size: number },
): Reason | null => {
  const { endings, limit } = imageKinds[kind]
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  if (!endings.some((each) => each === ending)) return 'fileTypeWrong'
  if (size === 0) return 'fileContentWrong'
  return size > limit ? 'fileTooLarge' : null
}
