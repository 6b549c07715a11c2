import { useNavigate } from "../../lib/router/location.ts";
import * as common from "../../theme/common.css.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import * as styles from "./not-found.css.ts";

export default function NotFound() {
  const navigate = useNavigate();
  return (
    <section className={common.notice}>
      <p className={common.eyebrow}>404</p>
      <h1>This page doesn't exist</h1>
      <p className={common.lead}>
        The address may be mistyped, or the page has moved. Search the careers, or start again from a place that is there.
      </p>
      <search className={styles.search}>
        <form
          action="/careers"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const search = new FormData(event.currentTarget).get("search");
            navigate(`/careers?${new URLSearchParams({ search: String(search ?? "") })}`);
          }}
        >
          <label htmlFor="missing-search" className={common.visuallyHidden}>
            Search careers
          </label>
          <input id="missing-search" name="search" type="search" className={styles.input} placeholder="nurse, drawing, maths ..." />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <div className={common.firstActions}>
        <ButtonLink look="secondary" to="/">
          Home
        </ButtonLink>
        <ButtonLink look="secondary" to="/careers">
          All careers
        </ButtonLink>
        <ButtonLink look="secondary" to="/assessment">
          Career assessment
        </ButtonLink>
      </div>
    </section>
  );
}
