import { useToasts } from '../shared/useToasts.ts'

/** Copies a citation and says so; browsers that forbid it leave it to be selected by hand. */
export const useCopyCitation = () => {
  const { say } = useToasts()
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      say('success', 'publication.copied')
    } catch {
      say('error', 'publication.notCopied')
    }
  }
  return (text: string) => void copy(text)
}
