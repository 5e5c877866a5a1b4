import Dialog from './Dialog.tsx'
import { Picture } from './Lightbox.styles.ts'

export interface LightboxProps {
  src: string
  /** What the picture shows; title of the dialog and text of the image. */
  title: string
  onClose: () => void
}

/** One picture, large. Mounted while it is open; imported lazily only. */
const Lightbox = ({ src, title, onClose }: LightboxProps) => (
  <Dialog title={title} onClose={onClose}>
    <Picture src={src} alt={title} />
  </Dialog>
)
export default Lightbox
