import type { Reason } from './reasons.ts'

/** FILE-01: what may be uploaded as what. Sizes in bytes. */
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
/** In pixels: what cards, the head of the page and share cards show. */
export const coverSize = { width: 1600, height: 800 } as const

export type ImageKind = keyof typeof imageKinds
/** Kinds for the call `upload`: pictures of texts belong to a conference and have a call of their own. */
export type FormImageKind = Exclude<ImageKind, 'content'>

/** Why a file cannot be such an image, as far as its name and size tell; null: the server looks into it. */
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
