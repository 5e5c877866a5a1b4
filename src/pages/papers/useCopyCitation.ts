import { useToasts } from '../shared/useToasts.ts'

/** Copies a citation and reports it; where the browser forbids it, the text can be selected by hand. */
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
