export const photoMessages = {
  heading: 'Photographs',
  none: 'No photographs came with this claim.',
  allArrived: (count: number) =>
    count === 1 ? 'The photograph has arrived.' : `All ${count} photographs have arrived.`,
  arrived: (arrived: number, count: number) =>
    count === 1
      ? 'The photograph has not arrived yet.'
      : `${arrived} of ${count} photographs ${arrived === 1 ? 'has' : 'have'} arrived.`,
  toCome: (count: number) => `The customer’s phone still has to send ${count === 1 ? 'one' : count}.`,
  notReadable: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `Photograph ${numbers[0]} could not be read.`
      : `Photographs ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} could not be read.`,
  check: 'Look again',
  position: (number: number, count: number) => `Photograph ${number} of ${count}`,
  zoomed: (percent: number) => `${percent} %`,
  stage: 'The photograph. When it is enlarged, the arrow keys move it.',
  choose: 'Choose a photograph',
  tools: {
    previous: { short: 'Previous', long: 'Previous photograph' },
    next: { short: 'Next', long: 'Next photograph' },
    zoomOut: { short: '−', long: 'Zoom out' },
    zoomIn: { short: '+', long: 'Zoom in' },
    fit: { short: 'Fit', long: 'Fit the photograph' },
    rotate: { short: 'Rotate', long: 'Rotate the photograph' },
  },
  loading: (number: number) => `Photograph ${number} is being fetched…`,
  again: 'Try again',
  notShown: 'This browser cannot show the photograph.',
  arriving: (number: number) => `Photograph ${number} has not arrived yet`,
  arrivingText: 'The customer’s phone sends it by itself once it has a network.',
  refused: (number: number) => `Photograph ${number} could not be read`,
  refusedText: 'It arrived damaged, or is no picture.',
  pdf: (number: number) => `Photograph ${number} is a PDF file`,
  pdfText: 'It is not opened in this page.',
  download: (size: string) => `Download the PDF (${size})`,
  fileName: (claim: string, number: number) => `${claim}-${number}.pdf`,
  thumbnail: { stored: '', arriving: ', not arrived yet', refused: ', could not be read', pdf: ', PDF file' },
  askAgain: 'Not legible: ask again',
  askAgainFor: (number: number) => `Not legible: ask again for photograph ${number}`,
  keys: [
    ['.', 'Next photograph'],
    [',', 'Previous photograph'],
    ['+', 'Zoom in'],
    ['-', 'Zoom out'],
    ['0', 'Fit the photograph'],
    ['t', 'Rotate the photograph'],
  ],
} as const;
