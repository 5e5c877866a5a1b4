import { useToasts } from '../shared/useToasts.ts'

/** Copies the recovery codes and reports it; where the browser forbids it, they can be selected by hand. */
export const useCopyCodes = () => {
  const { say } = useToasts()
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      say('success', 'security.shown.copied')
    } catch {
      say('error', 'security.shown.notCopied')
    }
  }
  return (text: string) => void copy(text)
}
