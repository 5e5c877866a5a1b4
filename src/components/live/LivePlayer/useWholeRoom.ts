import { useEffect, useState } from 'react'

/**
 * Whether the room fills the screen, with its chat and hands. The whole document is taken there, so that dialogs are
 * seen, too; a browser that refuses fills its window. Also returns the toggle.
 */
export const useWholeRoom = (): readonly [isWhole: boolean, toggle: () => void] => {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (!isWhole) return
    const root = document.documentElement
    root.dataset['wholeRoom'] = ''
    const end = () => {
      if (document.fullscreenElement === null) setWhole(false)
    }
    document.addEventListener('fullscreenchange', end)
    return () => {
      delete root.dataset['wholeRoom']
      document.removeEventListener('fullscreenchange', end)
      if (document.fullscreenElement === root) void document.exitFullscreen().catch(() => undefined)
    }
  }, [isWhole])
  return [
    isWhole,
    () => {
      setWhole(!isWhole)
      if (!isWhole && document.fullscreenEnabled)
        void document.documentElement.requestFullscreen().catch(() => undefined)
    },
  ]
}
