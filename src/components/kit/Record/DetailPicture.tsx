import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '../Button.tsx'
import { Frame, Lost, Thumb } from './DetailPicture.styles.ts'

const Lightbox = lazy(() => import('../Lightbox.tsx'))

interface Props {
  readonly src: string
  /** Message id of its description. */
  readonly nameId: string
  /** The previous picture. */
  readonly isBefore: boolean
}

/** A submitted picture: small, and large in a dialog. */
export const DetailPicture = ({ src, nameId, isBefore }: Props) => {
  const intl = useIntl()
  const [isLarge, setIsLarge] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const name = intl.formatMessage({ id: nameId })
  const title = isBefore ? intl.formatMessage({ id: 'record.detail.earlier' }, { name }) : name
  if (isLost) {
    return (
      <Lost role="alert">
        <FormattedMessage id="record.detail.lost" />
        <Button small onClick={() => setIsLost(false)}>
          <FormattedMessage id="state.retry" />
        </Button>
      </Lost>
    )
  }
  return (
    <>
      <Frame
        type="button"
        aria-label={intl.formatMessage({ id: 'record.detail.enlarge' }, { name: title })}
        onClick={() => setIsLarge(true)}
      >
        <Thumb src={src} alt="" onError={() => setIsLost(true)} />
        <span>
          <FormattedMessage id="record.detail.large" />
        </span>
      </Frame>
      {isLarge && (
        <Suspense fallback={null}>
          <Lightbox wide src={src} title={title} onClose={() => setIsLarge(false)} />
        </Suspense>
      )}
    </>
  )
}
