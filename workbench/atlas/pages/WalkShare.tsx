import { useState } from 'react'

import { QrPicture } from '../panel/QrPicture.tsx'
import { walkFrameHref, walkHref } from '../replay/href.ts'
import type { WalkLook, WalkRequest } from '../replay/href.ts'
import type { View } from './addresses.ts'
import { Press, Share } from './WalkPage.styles.ts'
import { walkWords } from './walkWords.ts'

interface Props {
  readonly request: WalkRequest
  readonly look: View & WalkLook
}

/** Shares the walk at its current step, with another reader or a phone. */
export const WalkShare = ({ request, look }: Props) => {
  const [copied, setCopied] = useState('')
  const { locale } = look
  const address = absolute(walkHref(request, look))
  return (
    <Share>
      <summary>{walkWords.share[locale]}</summary>
      <p>{walkWords.shareHint[locale]}</p>
      <QrPicture text={absolute(walkFrameHref(request, look))} label={walkWords.shareHint[locale]} />
      <Press
        type="button"
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(address))}
      >
        {(copied === address ? walkWords.copied : walkWords.copy)[locale]}
      </Press>
    </Share>
  )
}

const absolute = (address: string) => new URL(address, document.baseURI).href
