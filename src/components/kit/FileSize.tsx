import { formatNumber } from '../../i18n/numbers.ts'

/** In kB, MB or GB of powers of ten. */
export const FileSize = ({ bytes }: { bytes: number }) => {
  if (bytes < 100_000) return `${formatNumber(Math.ceil(bytes / 1000))} kB`
  const [unit, name] = bytes < 1_000_000_000 ? [1_000_000, 'MB'] : [1_000_000_000, 'GB']
  return `${formatNumber(bytes / unit, { maximumFractionDigits: 1 })} ${name}`
}
