import { useToasts } from '../shared/useToasts.ts'

/** Copies the recovery codes and says so; browsers that forbid it leave them to be selected by hand. */
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
