/** A picture as a camera gives it: wider than high. */
export const drawnPicture = async (): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser cannot draw')
  pen.fillStyle = '#7d5a3c'
  pen.fillRect(0, 0, 640, 480)
  pen.fillStyle = '#e8ddcf'
  pen.beginPath()
  pen.arc(320, 240, 160, 0, 2 * Math.PI)
  pen.fill()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (drawn === null) throw new Error('This browser cannot draw')
  return new File([drawn], 'portrait.png', { type: 'image/png' })
}
