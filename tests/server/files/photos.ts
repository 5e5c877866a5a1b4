import sharp from 'sharp'

/** A picture that a camera could have made, with where it was taken in its EXIF. */
export const photo = (type: 'jpeg' | 'png' = 'jpeg', width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1f3a6e' } })
    .withExif({
      IFD0: { Copyright: 'SECRET PLACE' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1' },
    })
    [type]()
    .toBuffer()
