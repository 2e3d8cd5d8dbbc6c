/** Those of the viewer; the others of the page are letters for the claim. */
export const photoShortcuts = { next: '.', previous: ',', zoomIn: '+', zoomOut: '-', fit: '0', rotate: 't' } as const;
