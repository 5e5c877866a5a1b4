import { useImageCropper } from '@ark-ui/react/image-cropper'
import { useState, type ReactNode } from 'react'

import { Button } from './Button.tsx'
import * as S from './CropDialog.styles.ts'
import Dialog from './Dialog.tsx'

/** Lazy; mount it while it is open. */
export interface CropDialogProps {
  title: ReactNode
  description: ReactNode
  /** Address of the picture. */
  src: string
  /** Labels of the two controls and the selection. */
  zoomLabel: string
  selectionLabel: string
  confirm: ReactNode
  cancel: ReactNode
  /** Size of the drawn output, in pixels; omitted: a circle in a square. */
  size?: { readonly width: number; readonly height: number }
  /** The chosen part, as PNG; null: the browser could not draw it. */
  onCrop: (picture: Blob | null) => void
  onClose: () => void
}

const avatar = { width: 512, height: 512 }
const corners = ['nw', 'ne', 'se', 'sw'] as const

/** Which part of a picture is taken: by pointer, by arrow keys (with Alt: size), and by the slider. */
const CropDialog = (props: CropDialogProps) => {
  const [isDrawing, setIsDrawing] = useState(false)
  const { size = avatar } = props
  const cropper = useImageCropper({
    aspectRatio: size.width / size.height,
    cropShape: props.size === undefined ? 'circle' : 'rectangle',
    maxZoom: 4,
    translations: {
      rootLabel: props.selectionLabel,
      selectionLabel: () => props.selectionLabel,
      selectionValueText: ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`,
      previewDescription: () => props.selectionLabel,
    },
  })
  const draw = async () => {
    setIsDrawing(true)
    const drawn = await cropper
      .getCroppedImage({ type: 'image/png', maxSize: size, output: 'blob' })
      .catch(() => null)
    props.onCrop(drawn instanceof Blob ? drawn : null)
  }
  return (
    <Dialog
      wide
      title={props.title}
      description={props.description}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="quiet" onClick={props.onClose}>
            {props.cancel}
          </Button>
          <Button busy={isDrawing} onClick={() => void draw()}>
            {props.confirm}
          </Button>
        </>
      }
    >
      <S.Root value={cropper}>
        <S.Viewport>
          <S.Image src={props.src} alt="" draggable={false} />
          <S.Selection $round={props.size === undefined}>
            {corners.map((position) => (
              <S.Handle key={position} position={position} />
            ))}
          </S.Selection>
        </S.Viewport>
      </S.Root>
      <S.Zoom>
        {props.zoomLabel}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={cropper.zoom}
          onChange={({ currentTarget }) => cropper.setZoom(Number(currentTarget.value))}
        />
      </S.Zoom>
    </Dialog>
  )
}
export default CropDialog
