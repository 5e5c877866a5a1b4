import { FormattedMessage } from 'react-intl'

import Dialog from './Dialog.tsx'
import { Original, Picture, WidePicture } from './Lightbox.styles.ts'

export interface LightboxProps {
  src: string
  /** Description of the picture; title of the dialog and text of the image. */
  title: string
  /** A document that has to be read: in its own proportions, as large as the window allows. */
  wide?: boolean | undefined
  onClose: () => void
}

/** One picture, large. Mounted while it is open; imported lazily only. */
const Lightbox = ({ src, title, wide = false, onClose }: LightboxProps) => (
  <Dialog title={title} wide={wide} onClose={onClose}>
    {wide ? (
      <>
        <WidePicture src={src} alt={title} />
        <Original>
          <a href={src} target="_blank" rel="noopener">
            <FormattedMessage id="shell.picture.original" />
          </a>
        </Original>
      </>
    ) : (
      <Picture src={src} alt={title} />
    )}
  </Dialog>
)
export default Lightbox
