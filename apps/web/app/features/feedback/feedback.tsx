import { MessageForm } from "./message-form.tsx";

export default function Feedback({ onClose }: { onClose: () => void }) {
  return <MessageForm kind="feedback" onClose={onClose} />;
}
