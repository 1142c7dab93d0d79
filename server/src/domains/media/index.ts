import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { END_SITTINGS, endPackageSittings } from './packages/sittings/end-sittings.job.ts';
import { unpackOnStored } from './packages/unpacking/unpack-package.ts';
import { handlers } from './routes.ts';
import { storingJobs, storingSweeps } from './storing/jobs.ts';
import { videoJobs, videoSubscribers, videoSweeps } from './videos/jobs.ts';

export { addressOfFile } from './files/address-of-file.ts';
export { addressesOfSounds, readSounds } from './files/sound-files.ts';
export { fileOf, findImage } from './files/file-of.ts';
export { mediaOf } from './files/media-of.ts';
export { copyFiles } from './library/copy-files.ts';
export { dropUnheld, withdrawMedia } from './library/withdraw-media.ts';
export { useMedia } from './library/use-media.ts';
export { registerFiles } from './files/serve-files.ts';
export { adoptImages, dropImages } from './images/adopt-images.ts';
export { addressesOf } from './images/addresses-of.ts';
export { readImages } from './images/read-images.ts';
export { saveImage } from './images/save-image.ts';
export { addLink } from './links/add-link.ts';
export { mayLink } from './links/may-link.ts';
export { linksOf } from './links/links-of.ts';
export { videoSources } from './links/video-sources.ts';
export { playbackOf } from './playback/playback-of.ts';
export { registerStreams } from './playback/serve-streams.ts';
export { watchBytesOf } from './playback/watch-bytes.ts';
export { packageReported } from './packages/package-reported.ts';
export { registerPackages } from './packages/serve-packages.ts';
export { keepSitting, requireSitting } from './packages/sittings/keep-sitting.ts';
export { openSitting } from './packages/sittings/open-sitting.ts';
export { saveSaid } from './packages/sittings/save-said.ts';
export { mediaPersonalData } from './personal-data.ts';
export { usedBytes } from './storing/storage-use.store.ts';
export { retryVideo } from './videos/retry-video.ts';
export { storeFile } from './storing/store-file.ts';
export { UPLOADS_CHANNEL, uploadsListener } from './uploads/upload-lock.ts';
export { registerUploads } from './uploads/register-uploads.ts';

export const mediaDomain = domain({
  name: 'media',
  contract: api.media,
  handlers,
  jobs: { ...storingJobs, ...videoJobs, [END_SITTINGS]: endPackageSittings },
  sweeps: [...storingSweeps, ...videoSweeps, { job: END_SITTINGS, every: '50 * * * *' }],
  subscribers: [...videoSubscribers, unpackOnStored],
});
