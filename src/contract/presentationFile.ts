import type { Reason } from './reasons.ts'

/** Files of an author's presentation: slides or text of a talk, and a poster (FILE-01). */
export const presentationKinds = ['oral', 'post'] as const
export type PresentationKind = (typeof presentationKinds)[number]

/** Type by ending, of either kind. */
export const presentationTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const
export type PresentationEnding = keyof typeof presentationTypes

export const presentationEndings = Object.keys(presentationTypes) as readonly PresentationEnding[]

/** Address of a file, for permitted readers. */
export const presentationUrl = (id: number) => `/files/presentation/${id}`

/** In bytes. */
export const presentationLimit = 2 * 1024 * 1024

/** Number of replaced or removed files kept of a paper and kind; older ones are deleted. */
export const keptEarlier = 20

/** Reason that a file cannot be a presentation, by its name and size; null: none, and the server examines the content. */
export const presentationFault = ({ name, size }: { name: string; size: number }): Reason | null => {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  if (!presentationEndings.some((each) => each === ending)) return 'fileTypeWrong'
  if (size === 0) return 'fileContentWrong'
  return size > presentationLimit ? 'fileTooLarge' : null
}

/** Reason that no file can be put on a paper in this state (FILE-03); null: it is accepted, published or indexed. */
export const presentationRefusal = (state: string): Reason | null => {
  if (state.endsWith('.accepted')) return null
  if (state.endsWith('.withdrawn')) return 'paperWithdrawn'
  if (state.endsWith('.rejected')) return 'paperRejected'
  return state.endsWith('.retracted') ? 'paperRetracted' : 'paperNotAccepted'
}
