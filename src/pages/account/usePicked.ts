import { useState } from 'react'

import { imageFault, type ImageKind } from '../../contract/imageKinds.ts'

/** A picture that is being cropped. `refuse` handles at once a file that is no picture or too large. */
export const usePicked = (kind: ImageKind, refuse: (file: File) => void) => {
  const [picked, setPicked] = useState<{ file: File; src: string } | null>(null)
  return {
    picked,
    pick: (file: File) => {
      if (imageFault(kind, file) !== null) return refuse(file)
      setPicked({ file, src: URL.createObjectURL(file) })
    },
    drop: () => {
      if (picked !== null) URL.revokeObjectURL(picked.src)
      setPicked(null)
    },
  }
}
