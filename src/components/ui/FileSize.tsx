import { formatNumber } from '../../i18n/numbers.ts'

export const FileSize = ({ bytes }: { bytes: number }) =>
  bytes < 100_000
    ? `${formatNumber(Math.ceil(bytes / 1000))} kB`
    : `${formatNumber(bytes / 1_000_000, { maximumFractionDigits: 1 })} MB`
