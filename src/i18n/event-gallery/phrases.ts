export interface GalleryPhrases {
  /** The name of the list, of the viewer, and of what is loading. */
  photos: string;
  /** The name of a photo of which nothing else is known. */
  photoNumber: (number: number, count: number) => string;
  /** Before the names of those who took them. */
  photosBy: string;
  earlierPhotos: string;
  laterPhotos: string;
  /** Where a photo stands among all, in the viewer: short. */
  photoPlace: (number: number, count: number) => string;
  photoBy: (name: string) => string;
  previousPhoto: string;
  nextPhoto: string;
  brokenPhoto: string;
}
