import { createFileRoute } from '@tanstack/react-router';
import { VideoScreen } from '../../../features/media/videos/video-screen.tsx';

export const Route = createFileRoute('/partner/media/$mediaId')({
  staticData: { title: 'media.videos.facts' },
  component: Video,
});

function Video() {
  const { mediaId } = Route.useParams();
  return <VideoScreen key={mediaId} mediaId={mediaId} />;
}
